/** The two channels between the preload script and the main process; the address of the studio's own pages. */
export const callChannel = "cardwright:call";
export const eventChannel = "cardwright:event";

export const appScheme = "app";
export const appOrigin = `${appScheme}://cardwright`;

export const isOwnAddress = (address: string): boolean => address === appOrigin || address.startsWith(`${appOrigin}/`);
