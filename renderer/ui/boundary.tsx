import Button from "@mui/material/Button";
import { Component, type ErrorInfo, type ReactNode } from "react";
import styles from "./boundary.module.css";
import { EmptyState } from "./empty-state";

interface Props {
  children: ReactNode;
  /** A change of this takes the children back into service, such as going to another place. */
  resetKey?: string;
}
interface State {
  error: Error | null;
  stack: string;
  copied: boolean;
}

/** One of the four doors at which a bug is caught: the rest of the studio goes on, and the person has a way on. */
export class Boundary extends Component<Props, State> {
  override state: State = { error: null, stack: "", copied: false };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    const stack = error instanceof Error ? (error.stack ?? "") : "";
    this.setState({ stack: `${stack}\n${info.componentStack ?? ""}` });
  }

  override componentDidUpdate(before: Props) {
    if (before.resetKey !== this.props.resetKey && this.state.error) this.setState({ error: null, copied: false });
  }

  override render() {
    const { error, stack, copied } = this.state;
    if (!error) return this.props.children;
    const details = `${error.message}\n${stack}`;
    return (
      <div className={styles.page} role="alert">
        <EmptyState
          isFault
          title="Something in Cardwright broke"
          actions={
            <>
              <Button variant="contained" onClick={() => this.setState({ error: null, copied: false })}>
                Try again
              </Button>
              <Button variant="outlined" onClick={() => window.location.reload()}>
                Reload the studio
              </Button>
              <Button
                onClick={async () => {
                  await navigator.clipboard.writeText(details);
                  this.setState({ copied: true });
                }}
              >
                {copied ? "Copied" : "Copy details"}
              </Button>
            </>
          }
        >
          Your work is safe: everything up to the last half second is on disk. Try again; if it happens once more, copy
          the details into a report.
        </EmptyState>
        <details>
          <summary>Details</summary>
          <pre>{details}</pre>
        </details>
      </div>
    );
  }
}
