/** @jsxImportSource preact */
/**
 * The icons of the scene tab, loaded with it.
 */
import { iconFrame } from '../../pages/universal/icon-frame.ts'

/** An icon. */
export function SceneIcon({ name }: { name: SceneIconName }) {
  return (
    <svg {...iconFrame(name)}>
      <path d={shapes[name]} />
    </svg>
  )
}

/** The name of one of them. */
export type SceneIconName = keyof typeof shapes

const shapes = {
  unfold: 'M6 4l4 4-4 4',
  box: 'M2.5 4h11v8h-11z',
  text: 'M3.5 5V3.5h9V5M8 3.5v9M6.5 12.5h3',
  arrow: 'M2.5 8H13M9.5 4.5L13 8l-3.5 3.5',
  select: 'M4 2.5l8.5 5.5-3.75.75L6.5 12.5z',
  line: 'M3 13L13 3',
  circle: 'M13 8A5 5 0 1 1 3 8a5 5 0 0 1 10 0z',
  duplicate: 'M6 6h7.5v7.5H6zM3.5 10h-1V2.5H10v1',
  front: 'M3 2.5h10M8 13.5v-8M5 8.5l3-3 3 3',
  back: 'M3 13.5h10M8 2.5v8M5 7.5l3 3 3-3',
  delete: 'M3 4.5h10M6 4.5v-2h4v2M4.5 4.5l.5 9h6l.5-9',
  left: 'M2.5 2v12M5 3.5h8.5v3H5zM5 9.5h5v3H5z',
  center: 'M8 2v1.5M8 6.5v3M8 12.5V14M3.5 3.5h9v3h-9zM5.5 9.5h5v3h-5z',
  right: 'M13.5 2v12M2.5 3.5H11v3H2.5zM6 9.5h5v3H6z',
  top: 'M2 2.5h12M3.5 5v8.5h3V5zM9.5 5v5h3V5z',
  middle: 'M2 8h1.5M6.5 8h3M12.5 8H14M3.5 3.5v9h3v-9zM9.5 5.5v5h3v-5z',
  bottom: 'M2 13.5h12M3.5 2.5V11h3V2.5zM9.5 6v5h3V6z',
  across: 'M2.5 2v12M13.5 2v12M6.5 4.5h3v7h-3z',
  down: 'M2 2.5h12M2 13.5h12M4.5 6.5h7v3h-7z',
  'move-left': 'M13.5 8H3M6.5 4.5L3 8l3.5 3.5',
  'move-up': 'M8 13.5V3M4.5 6.5L8 3l3.5 3.5',
  'move-down': 'M8 2.5V13M4.5 9.5L8 13l3.5-3.5',
  'move-right': 'M2.5 8H13M9.5 4.5L13 8l-3.5 3.5',
} as const
