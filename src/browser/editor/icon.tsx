/** @jsxImportSource preact */
/**
 * The icons of the editor's bar, as outlines in the color of the text around them. The button around one has its name.
 */
import { iconFrame } from '../../pages/universal/icon-frame.ts'

/** An icon. */
export function Icon({ name }: { name: keyof typeof shapes }) {
  return (
    <svg {...iconFrame(name)}>
      <path d={shapes[name]} />
    </svg>
  )
}

const shapes = {
  undo: 'M5.5 2.5L2 6l3.5 3.5M2.5 6H10a3.75 3.75 0 0 1 0 7.5H6',
  redo: 'M10.5 2.5L14 6l-3.5 3.5M13.5 6H6a3.75 3.75 0 0 0 0 7.5h4',
  zoom: 'M10.8 10.8l3.7 3.7M7 12.5a5.5 5.5 0 1 1 0-11 5.5 5.5 0 0 1 0 11zM7 4.75v4.5M4.75 7h4.5',
  more: 'M3.5 8h.01M8 8h.01M12.5 8h.01',
} as const
