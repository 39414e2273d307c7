/** From here on time passes only when it is told to: that of timers by the clock, that of animations by hand. */
export async function hold(page) {
  await page.clock.install();
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    window.held = [];
    Element.prototype.animate = function (...how) {
      const animation = animate.apply(this, how);
      animation.pause();
      window.held.push(animation);
      return animation;
    };
    window.passTime = (ms) => {
      for (const animation of window.held) {
        if (animation.playState !== "paused") continue;
        const now = Number(animation.currentTime ?? 0) + ms;
        if (now >= Number(animation.effect.getComputedTiming().endTime)) animation.finish();
        else animation.currentTime = now;
      }
      window.held = window.held.filter(({ playState }) => playState === "paused");
    };
  });
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

export async function pass(page, ms) {
  await page.clock.runFor(ms);
  await page.evaluate((time) => window.passTime(time), ms);
}
