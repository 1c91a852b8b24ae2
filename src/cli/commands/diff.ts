/**
 * `diagref diff FILE|- --recipe ID`: what differs between a scene and the recipe it was made from, part by part;
 * `diagref diff A B`: what changed between two versions.
 *
 * Exits like diff: 0 if nothing differs, 1 if something does.
 */

import { placeOf } from '../../review/adaptation/adapted.ts'
import { clip } from '../../scene/clip.ts'
import { usageError } from '../cli-error.ts'
import type { Call } from '../command.ts'
import { logMessage, print } from '../output.ts'
import { recipeNamed } from '../packaged/recipe-named.ts'
import { compareScenes, type Difference, groupBy } from '../scene/compare-scenes.ts'
import { readValidScene } from '../scene/valid-scene.ts'
import { type Style, stripControls, styleFor } from '../terminal.ts'
import { textOf } from '../values.ts'

export async function run({ operands, values }: Call): Promise<number | void> {
  if (operands.length > 1 || values['picture']) {
    const { diffVersions } = await import('../diff/diff-versions.ts')
    return diffVersions(operands, values)
  }
  const [file = ''] = operands
  const id = textOf(values, 'recipe')
  if (id === undefined)
    throw usageError('Say which recipe the scene was made from: --recipe ID. Or compare two files: diagref diff A B.')
  const recipe = recipeNamed(id)
  const differences = compareScenes(await readValidScene(file), { scene: recipe.scene, parts: recipe.parts ?? [] })
  if (values['json']) await print(`${JSON.stringify(differences, null, 2)}\n`)
  else await print(wordDifferences(differences, styleFor(process.stdout)))
  logMessage(`${file === '-' ? 'standard input' : stripControls(file)}: ${countsOf(differences)} against ${recipe.id}`)
  return differences.length === 0 ? 0 : 1
}

/** A heading for each part, and its differences below. */
const wordDifferences = (differences: readonly Difference[], style: Style): string =>
  [...groupBy(differences, headingOf)]
    .map(([heading, own]) => `${style.bold(heading)}\n${own.map((each) => `  ${wordOne(each, style)}\n`).join('')}`)
    .join('')

const headingOf = (difference: Difference): string => {
  if (difference.change === 'added') return 'Not in the recipe'
  if ('part' in difference) return stripControls(difference.part ?? '')
  return difference.change === 'changed' && difference.element === undefined ? 'The scene' : 'Not in any part'
}

const wordOne = (difference: Difference, style: Style): string => {
  switch (difference.change) {
    case 'changed': {
      const { element, field, before, after } = difference
      const place = element === undefined ? '' : `elements.${element} `
      return `~ ${place}${field}: ${style.red(wordValue(before))} → ${style.green(wordValue(after))}`
    }
    case 'moved': {
      const { elements, dx, dy } = difference
      return `~ moved by ${dx}, ${dy}: ${elements.map((at) => `elements.${at}`).join(', ')}`
    }
    case 'removed':
      return style.red(`- ${wordElement(difference.before)}`)
    case 'added':
      return style.green(`+ elements.${difference.element} ${wordElement(difference.after)}`)
    default:
      return difference satisfies never
  }
}

const wordElement = (element: Extract<Difference, { change: 'added' }>['after']): string =>
  element.type === 'text' ? `${placeOf(element)} ${wordValue(element.text)}` : placeOf(element)

const wordValue = (value: unknown): string => clip(stripControls(JSON.stringify(value)), 120)

const countsOf = (differences: readonly Difference[]): string => {
  if (differences.length === 0) return 'no differences'
  const kinds = ['changed', 'moved', 'added', 'removed'] as const
  return kinds
    .map((kind) => ({ kind, count: differences.filter(({ change }) => change === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${count} ${kind}`)
    .join(', ')
}
