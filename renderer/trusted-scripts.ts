/** Workers are the only scripts that a page starts by their address; the browser asks here, and only our own files pass. */
globalThis.trustedTypes?.createPolicy("default", {
  createScriptURL(address) {
    if (new URL(address, location.href).origin === location.origin) return address;
    throw new Error(`A script from elsewhere: ${address}`);
  },
});
