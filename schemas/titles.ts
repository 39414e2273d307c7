/** `showReminder` → "Show reminder", for what has no name in a designer's words. */
export function titleFromKey(key: string): string {
  const words = key
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll(/[-_]/g, " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
