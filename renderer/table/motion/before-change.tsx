import { Component } from "react";

interface Props {
  /** Whatever the page is about to show otherwise. */
  of: unknown;
  tell(): void;
}

/** Tells, when something is about to change, while the page still shows how it was. Only a class can. */
export class BeforeChange extends Component<Props> {
  override getSnapshotBeforeUpdate(before: Props): null {
    if (before.of !== this.props.of) this.props.tell();
    return null;
  }

  // React asks for both or neither.
  override componentDidUpdate(): void {}

  override render(): null {
    return null;
  }
}
