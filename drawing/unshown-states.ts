/**
 * What is good or bad is seen or told: items in such a state whose drawing has neither its color nor its sign, as a note.
 *
 * A focus takes the color. What is minor cannot be told from what is usual, which is muted in many drawings.
 */
import type { Element, Scene } from '../src/scene/scene.ts'
import type { Warning } from './outcome.ts'
import type { Part } from './parts.ts'

/** A note for each state of which the drawing shows nothing at some items. */
export function unshownStates(data: object, { scene, parts }: { scene: Scene; parts: readonly Part[] }): Warning[] {
  return (['positive', 'negative'] as const).flatMap((state): Warning[] => {
    const lost = placesOf(data, state).filter((at) => {
      const own = parts.filter((part) => part.at === at).flatMap(({ elements }) => elements)
      const drawn = own.length === 0 ? scene.elements : own.flatMap((index) => scene.elements[index] ?? [])
      return !drawn.some((element) => says(element, state))
    })
    const [first] = lost
    const more = lost.length > 1 ? `, nor at ${lost.length - 1} more` : ''
    return first === undefined
      ? []
      : [{ level: 'note', at: `${first}.state`, problem: `${state} is not drawn here${more}; callouts say what is so` }]
  })
}

/** The paths of the items in a state. */
const placesOf = (value: unknown, state: string, at = ''): string[] => {
  if (typeof value !== 'object' || value === null) return []
  const own = 'state' in value && value.state === state ? [at] : []
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, below]) => placesOf(below, state, at === '' ? key : `${at}.${key}`)),
  ]
}

const signs = { positive: '✓', negative: '✗' } as const

const says = (element: Element, state: keyof typeof signs): boolean =>
  ('fill' in element && (element.fill === state || element.fill === 'accent')) ||
  ('stroke' in element && (element.stroke === state || element.stroke === 'accent')) ||
  (element.type === 'text' && element.text.includes(signs[state]))
