/**
 * The mark of the reference, a small diagram: one box that leads to two.
 */

/** The mark in the color of the text around it. */
export function Mark() {
  return (
    <svg class="mark" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      <path d="M8 12h4m3-7h-1.5a1.5 1.5 0 0 0-1.5 1.5v11a1.5 1.5 0 0 0 1.5 1.5H15" />
      <rect x="2" y="8.5" width="6" height="7" rx="1" />
      <rect class="mark-lit" x="15" y="1.5" width="7" height="7" rx="1" />
      <rect x="15" y="15.5" width="7" height="7" rx="1" />
    </svg>
  )
}
