/** What Chromium has and the compiler's own library doesn't know yet. */
declare var trustedTypes:
  | {
      createPolicy<More extends unknown[]>(
        name: string,
        rules: { createHTML?(markup: string, ...more: More): string; createScriptURL?(address: string): string },
      ): { createHTML(markup: string, ...more: More): TrustedHTML };
    }
  | undefined;
