/** What browsers and the press both read. */
export const pictureTypes = "image/png,image/jpeg,image/webp";

export const pictureIn = (transfer: DataTransfer): File | undefined =>
  [...transfer.files].find(({ type }) => type.startsWith("image/"));
export const hasPicture = (transfer: DataTransfer): boolean =>
  [...transfer.items].some(({ kind, type }) => kind === "file" && (type === "" || type.startsWith("image/")));
