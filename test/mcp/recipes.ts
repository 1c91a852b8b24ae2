/**
 * A catalog of its own for the tests of MCP: as large as the planned one, with texts as long as the rules allow.
 */
import { families, primitivesOf, type Recipe } from '../../src/catalog/recipe.ts'
import type { Scene } from '../../src/scene/scene.ts'

/** How many recipes the catalog is planned to have. */
export const planned = 169

const filled = (start: string, length: number): string => {
  const words = 'readers must see which of the parts waits for which, and how long, with at most nine of them '
  return `${start} ${words.repeat(4)}`
    .slice(0, length - 1)
    .trimEnd()
    .padEnd(length - 1, '.')
}

const sceneOf = (name: string): Scene => ({
  version: 1,
  width: 960,
  height: 640,
  title: `${name}, drawn for tests & "quotes"`,
  description: `Two boxes and an arrow between them for ${name}.`,
  elements: [
    { type: 'box', x: 40, y: 120, w: 160, h: 64 },
    { type: 'text', x: 120, y: 158, text: `${name} → café <1>`, align: 'middle' },
    { type: 'line', x: 200, y: 152, x2: 360, y2: 152, arrow: true, stroke: 'accent' },
    { type: 'box', x: 360, y: 120, w: 160, h: 64, fill: 'soft' },
  ],
})

const subjects = ['queue', 'ledger', 'index', 'release', 'cluster', 'burndown', 'handshake']

/** Recipe number `index`; `length` is that of useWhen and avoidWhen, in characters. */
const recipeOf = (index: number, length: number): Recipe => {
  const family = families[index % families.length]!
  const subject = subjects[Math.floor(index / families.length) % subjects.length]!
  const name = `${subject[0]!.toUpperCase()}${subject.slice(1)} study ${index}`
  const scene = sceneOf(name)
  return {
    id: `${subject}-study-${index}`,
    name,
    family,
    description: filled(`Shows a ${subject} in use. Also called a ${subject} diagram.`, 200),
    useWhen: filled(`You explain a ${subject} and`, length),
    avoidWhen: filled(`There is more than one ${subject} (use \`${subject}-study-${index + 1}\`), or`, length),
    visual: 60 + (index % 36),
    ease: 60 + (index % 30),
    overall: 60 + (index % 33),
    rationale: 'Quick to read, slow to widen; the reader supplies the names.',
    reviewed: '2026-11-01',
    revision: 1,
    primitives: primitivesOf(scene),
    aliases: [],
    questions: [],
    scene,
  }
}

/** The planned number of recipes, with texts of a typical length by default. */
export const plannedRecipes = (length = 190): Recipe[] =>
  Array.from({ length: planned }, (_, index) => recipeOf(index, length))
