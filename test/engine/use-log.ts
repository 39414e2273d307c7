import { Compiler, onlyKey } from "../../engine/core/compiler";
import type { Action, Game, Rules } from "../../engine/core/game";
import type { CoreState, Frame } from "../../engine/core/machine";
import type { TableView } from "../../engine/core/table-view";
import type { Json, Vocabulary } from "../../engine/core/vocabulary";

/**
 * What is used while matches and scenarios are played: words count when one of their steps runs or their number, condition
 * or selection is read, not when they are compiled; cards when an action names them, a program of theirs
 * runs, or they lie before their player.
 */
export class UseLog {
  /** As in "verbs draw". */
  readonly words = new Set<string>();
  /** All that the game's cards could be made of. */
  readonly vocabulary = new Set<string>();
  readonly cards = new Set<string>();
  private playing: Rules | undefined;

  /** The same game; whatever is played of it from now on is written down. */
  watch(game: Game): Game {
    return {
      ...game,
      rules: (setup) => {
        const made = this.whileCompiling(() => game.rules(setup));
        return made.ok ? { ok: true, value: this.follow(made.value) } : made;
      },
    };
  }

  private follow(rules: Rules): Rules {
    const playing = <T>(work: () => T): T => {
      this.playing = rules;
      return work();
    };
    let fields: readonly string[] | undefined;
    let actions = 0;
    return {
      ...rules,
      deal: (seed) => playing(() => rules.deal(seed)),
      readPosition: (position) => playing(() => rules.readPosition(position)),
      apply: (state, action, emit) => {
        if (actions++ % 10 === 0) this.look(rules.table(state));
        fields ??= rules.table(state).cardFields;
        this.name(rules, state, action, fields);
        playing(() => rules.apply(state, action, emit));
      },
    };
  }

  private name(rules: Rules, state: CoreState, action: Action, fields: readonly string[]): void {
    for (const field of fields) {
      for (const card of [action[field]].flat()) if (typeof card === "number") this.use(rules, state, card);
    }
  }

  /** What lies in somebody's row needs no action to do its work. */
  private look({ seats }: TableView): void {
    const rows = seats.flatMap(({ zones }) => zones.filter(({ spread }) => spread === "row"));
    for (const { card } of rows.flatMap(({ cards }) => cards)) if (card !== undefined) this.cards.add(card);
  }

  private use(rules: Rules, state: CoreState, instance: number): void {
    const card = instance < 0 ? undefined : rules.cardIdOf(state, instance);
    if (card !== undefined) this.cards.add(card);
  }

  /** Every word compiled meanwhile says so when it runs. */
  whileCompiling<T>(work: () => T): T {
    /** The words that the one being compiled is part of: when it runs, they do. */
    const around: string[] = [];
    let noted: object | undefined;
    const { effect, value, test, selection } = Compiler.prototype;
    const meet = (compiler: object, kind: keyof Vocabulary<CoreState>, tree: Json): string | undefined => {
      const { vocabulary } = compiler as unknown as { vocabulary: Vocabulary<CoreState> };
      if (vocabulary !== noted)
        for (const [known, words] of Object.entries(vocabulary))
          for (const name of Object.keys(words)) this.vocabulary.add(`${known} ${name}`);
      noted = vocabulary;
      const name = typeof tree === "string" ? tree : onlyKey(tree);
      return name !== undefined && Object.hasOwn(vocabulary[kind], name) ? `${kind} ${name}` : undefined;
    };
    const run = (words: readonly string[], state: CoreState, { card }: Frame): void => {
      for (const word of words) this.words.add(word);
      if (this.playing) this.use(this.playing, state, card);
    };
    const reading =
      <Out>(kind: keyof Vocabulary<CoreState>, compile: (tree: Json) => (state: CoreState, frame: Frame) => Out) =>
      (compiler: object, tree: Json) => {
        const word = meet(compiler, kind, tree);
        if (word === undefined) return compile.call(compiler, tree);
        around.push(word);
        const words = [...around];
        const read = compile.call(compiler, tree);
        around.pop();
        return (state: CoreState, frame: Frame): Out => {
          run(words, state, frame);
          return read(state, frame);
        };
      };
    const readers = {
      value: reading("values", value),
      test: reading("tests", test),
      selection: reading("selectors", selection),
    };
    Compiler.prototype.effect = function (tree) {
      const word = meet(this, "verbs", tree);
      if (word === undefined) return effect.call(this, tree);
      const from = this.here();
      around.push(word);
      const words = [...around];
      effect.call(this, tree);
      around.pop();
      const first = this.steps[from];
      if (first === undefined) return;
      this.steps[from] = (state, frame, emit) => {
        run(words, state, frame);
        first(state, frame, emit);
      };
    };
    Compiler.prototype.value = function (tree) {
      return readers.value(this, tree);
    };
    Compiler.prototype.test = function (tree) {
      return readers.test(this, tree);
    };
    Compiler.prototype.selection = function (tree) {
      return readers.selection(this, tree);
    };
    try {
      return work();
    } finally {
      Object.assign(Compiler.prototype, { effect, value, test, selection });
    }
  }
}
