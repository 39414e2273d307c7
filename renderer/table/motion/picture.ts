import styles from "./motion.module.css";

/** A picture of something on the table, which nobody can find or press: at its place on a layer above everything. */
export function pictureOf(element: HTMLElement, rect: DOMRect, layer: HTMLElement): HTMLElement {
  const picture = element.cloneNode(true) as HTMLElement;
  for (const each of [picture, ...picture.querySelectorAll<HTMLElement>("*")])
    for (const name of ["data-thing", "data-drop", "data-lift", "data-asked", "data-open"]) each.removeAttribute(name);
  // Cards and pieces are as wide as what they lie in says.
  for (const width of ["--face", "--disc"]) picture.style.setProperty(width, `${rect.width}px`);
  placeOn(layer, picture, rect);
  return picture;
}

export function placeOn(layer: HTMLElement, element: HTMLElement, rect: DOMRect): void {
  const around = layer.getBoundingClientRect();
  element.classList.add(styles.copy!);
  Object.assign(element.style, {
    margin: "0",
    left: `${rect.left - around.left}px`,
    top: `${rect.top - around.top}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
  });
  layer.append(element);
}
