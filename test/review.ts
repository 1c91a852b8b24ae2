/**
 * Scenes for tests of the linter: a clean scene to change, and fragments of good scenes.
 */
import { findingsOfRules } from '../src/review/findings-of-rules.ts'
import type { ReviewOptions } from '../src/review/model/picture.ts'
import { reviewScene } from '../src/review/review-scene.ts'
import { elementOf } from '../src/review/rules/rule.ts'
import { rules } from '../src/review/rules/rules.ts'
import { findingText } from '../src/scene/findings.ts'
import type { Box, Element, Scene } from '../src/scene/scene.ts'

/** Three services in a row and one below, each joined by a labeled arrow. */
const elements: Element[] = [
  { type: 'text', x: 40, y: 58, text: 'Order intake', size: 20, bold: true },
  { type: 'text', x: 40, y: 82, text: 'Orders are stored first and announced afterwards', size: 14, fill: 'muted' },
  { type: 'box', x: 40, y: 120, w: 160, h: 80 },
  { type: 'text', x: 120, y: 166, text: 'Web shop', align: 'middle', bold: true },
  { type: 'box', x: 320, y: 120, w: 160, h: 80, fill: 'soft', stroke: 'accent' },
  { type: 'text', x: 400, y: 166, text: 'Order API', align: 'middle', bold: true },
  { type: 'box', x: 600, y: 120, w: 160, h: 80 },
  { type: 'text', x: 680, y: 166, text: 'Database', align: 'middle', bold: true },
  { type: 'box', x: 320, y: 280, w: 160, h: 80 },
  { type: 'text', x: 400, y: 326, text: 'Dispatch', align: 'middle', bold: true },
  { type: 'line', x: 200, y: 160, x2: 320, y2: 160, arrow: true },
  { type: 'text', x: 260, y: 152, text: 'order', size: 14, align: 'middle' },
  { type: 'line', x: 480, y: 160, x2: 600, y2: 160, arrow: true },
  { type: 'text', x: 540, y: 152, text: 'insert', size: 14, align: 'middle' },
  { type: 'line', x: 400, y: 200, x2: 400, y2: 280, arrow: true },
  { type: 'text', x: 412, y: 246, text: 'announce', size: 14 },
]

/** A scene without findings. */
export const cleanScene: Scene = {
  version: 1,
  width: 800,
  height: 400,
  title: 'Order intake: from the web shop to database and dispatch',
  description:
    'The web shop sends an order to the order API, which inserts it into the database and then announces it to dispatch. Notice that dispatch hears of an order only after it is stored.',
  elements,
}

/** The name of the recipe that the clean scene might be of. */
export const named: ReviewOptions = { name: 'Container diagram' }

/** The clean scene with some elements changed, and some added at its end. */
export const withChanges = (changes: Record<number, Partial<Element>>, ...added: Element[]): Scene => ({
  ...cleanScene,
  elements: [...elements.map((element, index) => Object.assign({}, element, changes[index]) as Element), ...added],
})

/** The findings of every rule, each as its rule and the index of its element. */
export const findingsIn = (scene: Scene, options: ReviewOptions = named): [rule: string, at?: number][] =>
  reviewScene(scene, options).map((finding) => {
    const at = elementOf(finding)
    return at === undefined ? [finding.rule] : [finding.rule, at]
  })

/** The findings on some elements, without those about the canvas as a whole, which a fragment cannot satisfy. */
export const fragmentFindings = (fragment: Element[]): string[] => {
  const scene: Scene = {
    version: 1,
    width: 800,
    height: 400,
    title: 'A fragment of a scene',
    description: 'x'.repeat(80),
    elements: fragment,
  }
  return reviewScene(scene)
    .filter(({ rule }) => !['R03', 'R16', 'R19', 'R22'].includes(rule))
    .map(findingText)
}

/** What one rule finds in elements on the canvas of the clean scene: the problems, each with its element. */
export const problemsOf = (rule: string, elements: Element[], canvas: Partial<Scene> = {}): string[] =>
  reviewScene({ ...cleanScene, ...canvas, elements }, named)
    .filter((finding) => finding.rule === rule)
    .map(findingText)

/** A box of the usual size. */
export const box = (x: number, y: number): Box => ({ type: 'box', x, y, w: 160, h: 80 })

/** What a rule says, one problem a line. */
const saidOf = (rule: string, scene: Element[] | Scene): string =>
  findingsOfRules(
    rules.filter(({ id }) => id === rule),
    Array.isArray(scene) ? { ...cleanScene, elements: scene } : scene,
    named,
  )
    .map(findingText)
    .join('\n')

/**
 * While a number of a scene grows: the values at which a rule finds more or less than at the value before, and what it
 * says there.
 */
export const turnsOf = (
  rule: string,
  [from, to, step]: readonly [number, number, number],
  scene: (value: number) => Element[] | Scene,
): [number, string][] => {
  const values = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + at * step)
  const said = values.map((value) => saidOf(rule, scene(value)))
  const countOf = (words = ''): number => words.split('\n').filter(Boolean).length
  return values.flatMap((value, at) => (countOf(said[at]) === countOf(said[at - 1]) ? [] : [[value, said[at] ?? '']]))
}
