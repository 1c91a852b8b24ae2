/**
 * How many seeded faults `diagref check --recipe` finds, and how often it cries wolf (`npm run bench -- sensitivity`).
 *
 * Each fault is one thing that goes wrong while a scene is adapted by hand. Found is a fault that has a finding which
 * the untouched scene does not have.
 */
import { readFileSync } from 'node:fs'
import type { Recipe } from '../src/catalog/recipe.ts'
import { stretch } from '../src/cli/edit/stretch.ts'
import { findingsOf } from '../src/cli/scene/findings.ts'
import type { Element, Scene } from '../src/scene/scene.ts'
import { report } from './measure.ts'

type Random = () => number

/** mulberry32. */
const seeded = (seed: number): Random => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** One edit of a scene; undefined where the scene has nothing for it. */
type Edit = (scene: Scene, random: Random) => Scene | undefined

const changeOne = (
  { elements, ...head }: Scene,
  random: Random,
  pick: (element: Element) => boolean,
  change: (element: never) => Element | undefined,
): Scene | undefined => {
  const numbers = elements.flatMap((element, at) => (pick(element) ? [at] : []))
  const at = numbers[Math.floor(random() * numbers.length)]
  if (at === undefined) return undefined
  const changed = change(elements[at] as never)
  return { ...head, elements: elements.flatMap((element, index) => (index === at ? (changed ?? []) : element)) }
}

const isLabel = (element: Element): boolean => element.type === 'text' && /\p{L}{3}/u.test(element.text)
const isArrow = (element: Element): boolean => element.type === 'line' && element.arrow === true

type Text = Extract<Element, { type: 'text' }>
type Line = Extract<Element, { type: 'line' }>

const geometric: Record<string, Edit> = {
  'a label 80 characters long': (scene, random) =>
    changeOne(scene, random, isLabel, (text: Text) => ({
      ...text,
      text: `${text.text} ${'and more '.repeat(9)}`.trim(),
    })),
  'a label outside the canvas': (scene, random) =>
    changeOne(scene, random, isLabel, (text: Text) => ({ ...text, x: scene.width + 8 })),
  'a label of 7 px': (scene, random) => changeOne(scene, random, isLabel, (text: Text) => ({ ...text, size: 7 })),
  'a label on another': (scene, random) => {
    const labels = scene.elements.filter(isLabel) as Text[]
    const other = labels[Math.floor(random() * labels.length)]
    return changeOne(
      scene,
      random,
      (each) => isLabel(each) && each !== other,
      (text: Text) => ({
        ...text,
        x: other?.x ?? 0,
        y: (other?.y ?? 0) + 3,
      }),
    )
  },
  'an arrow that ends 20 px short': (scene, random) =>
    changeOne(scene, random, isArrow, (line: Line) => {
      const length = Math.hypot(line.x2 - line.x, line.y2 - line.y) || 1
      const by = Math.min(20, length / 2) / length
      return { ...line, x2: line.x2 - (line.x2 - line.x) * by, y2: line.y2 - (line.y2 - line.y) * by }
    }),
  'a label that cannot be seen': (scene, random) =>
    changeOne(scene, random, isLabel, (text: Text) => ({ ...text, fill: 'surface' as const })),
}

const deletions: Record<string, Edit> = {
  'one element deleted': (scene, random) =>
    changeOne(
      scene,
      random,
      (element) => element.type !== 'text' || element.text.trim() !== '',
      () => undefined,
    ),
}

const harmless: Record<string, Edit> = {
  untouched: (scene) => scene,
  'one label reworded': (scene, random) => {
    let [before, after] = ['', '']
    const reworded = changeOne(scene, random, isLabel, (text: Text) => {
      before = text.text
      after = before.replace(/\p{L}(?=\P{L}*$)/u, 'e')
      return { ...text, text: after }
    })
    // Whoever renames a thing renames it in the description too.
    const words = after.split(' ')
    const description = before
      .split(' ')
      .reduce((text, word, at) => text.replaceAll(word, words[at] ?? word), scene.description)
    return reworded && { ...reworded, description }
  },
  'everything 8 px lower': ({ elements, ...head }) => ({
    ...head,
    height: head.height + 8,
    elements: elements.map((element) => stretch(element, { axis: 'y', from: -10_000, by: 8 })),
  }),
}

const isFound = (recipe: Recipe, scene: Scene, usual: ReadonlySet<string>): boolean =>
  findingsOf({ ok: true, scene }, { recipe }).some(({ rule, problem }) => !usual.has(`${rule} ${problem}`))

const rounds = Number(process.argv[2] ?? 4)
const recipes = JSON.parse(readFileSync('dist/catalog.json', 'utf8')) as Recipe[]

const share = (edits: Record<string, Edit>, verbose = false): number => {
  let [found, tried] = [0, 0]
  for (const [name, edit] of Object.entries(edits)) {
    let [hits, all] = [0, 0]
    for (const [at, recipe] of recipes.entries()) {
      const random = seeded(at * 1000 + name.length)
      for (let round = 0; round < rounds; round++) {
        const scene = edit(recipe.scene, random)
        if (scene === undefined) continue
        all += 1
        const hit = isFound(recipe, scene, new Set())
        if (hit) hits += 1
        else if (process.argv.includes('--missed') && verbose)
          console.log(`missed: ${recipe.id}, ${name}: ${difference(recipe.scene, scene)}`)
        if (hit && !verbose)
          console.log(
            `false alarm: ${recipe.id}, ${name}: ${JSON.stringify(findingsOf({ ok: true, scene }, { recipe })[0])}`,
          )
      }
    }
    console.log(`  ${name.padEnd(34)} ${hits} of ${all}`)
    found += hits
    tried += all
  }
  return tried === 0 ? 0 : (100 * found) / tried
}

const difference = (before: Scene, after: Scene): string => {
  const texts = new Set(after.elements.map((element) => JSON.stringify(element)))
  const at = before.elements.findIndex((element) => !texts.has(JSON.stringify(element)))
  return `${at} ${JSON.stringify(before.elements[at])}`
}

report('geometric faults found, %', share(geometric, true), { aim: 95 })
report('deletions found, %', share(deletions, true), { aim: 80 })
report('false alarms, %', share(harmless), { aim: 0, atMost: true })
