/** What Chromium has and the compiler's own library doesn't know yet. */
declare var trustedTypes:
  | {
      createPolicy(
        name: string,
        rules: { createHTML?(markup: string): string; createScriptURL?(address: string): string },
      ): { createHTML(markup: string): TrustedHTML };
    }
  | undefined;
