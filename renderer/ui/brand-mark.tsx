import { ink } from "../theme/tokens";

/** Two cards, one laid over the other. */
export function BrandMark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect x="5" y="6" width="15" height="21" rx="2.5" transform="rotate(-10 12 16)" fill={ink.second} />
      <rect x="12" y="5" width="15" height="21" rx="2.5" transform="rotate(8 20 16)" fill={ink.accent} />
      <path
        d="M23.3 12.4a4.6 4.6 0 1 0-1.2 6.9"
        transform="rotate(8 20 16)"
        fill="none"
        stroke={ink.surface}
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </svg>
  );
}
