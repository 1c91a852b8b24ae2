/**
 * The few icons of the pages, as outlines in the color of the text around them.
 */
import { iconFrame } from '../universal/icon-frame.ts'

export type IconName = keyof typeof shapes

/** An icon, hidden from screen readers: its meaning is in the text next to it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg {...iconFrame(name)}>
      <path d={shapes[name]} />
    </svg>
  )
}

const shapes = {
  search: 'M11 11l4 4M7 12.5a5.5 5.5 0 1 1 0-11 5.5 5.5 0 0 1 0 11z',
  sun: 'M8 11.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM8 .8v1.6M8 13.6v1.6M.8 8h1.6M13.6 8h1.6M2.9 2.9l1.1 1.1M12 12l1.1 1.1M2.9 13.1L4 12M12 4l1.1-1.1',
  moon: 'M13.9 9.6A6.2 6.2 0 0 1 6.4 2.1a6.2 6.2 0 1 0 7.5 7.5z',
  menu: 'M2 4h12M2 8h12M2 12h12',
  sort: 'M2 4h12M4 8h8M6 12h4',
  close: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  enlarge: 'M9.5 2.5h4v4M6.5 13.5h-4v-4M13.5 2.5l-4.5 4.5M2.5 13.5l4.5-4.5',
  fit: 'M13.5 6.5h-4v-4M2.5 9.5h4v4M9.5 6.5l4.5-4.5M6.5 9.5l-4.5 4.5',
} as const
