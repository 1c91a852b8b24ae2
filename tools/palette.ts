/**
 * `npm run palette`: searches the colors again and prints them with their distances.
 *
 * Fails if src/render/palette.ts has another color than the search finds.
 */
import { colorsOf, type Theme, themes } from '../src/render/palette.ts'
import { type HueRole, roles } from './hue-names.ts'
import { searchTheme } from './palette-search.ts'
import { accentTable, semanticTable } from './palette-table.ts'

const current = (theme: Theme, role: HueRole): string =>
  role === 'positive' || role === 'negative'
    ? colorsOf({ theme, accent: 'blue' })[role]
    : colorsOf({ theme, accent: role }).accent

const differences = themes.flatMap((theme) => {
  const found = searchTheme(theme)
  if (!found) return [`${theme}: no choice keeps the limits`]
  return roles
    .filter((role) => found[role] !== current(theme, role))
    .map((role) => `${theme}, ${role}: found ${found[role]}, the palette has ${current(theme, role)}`)
})

console.log(`${semanticTable()}\n\n${accentTable()}\n`)
console.log(differences.length === 0 ? 'The palette matches the search.' : differences.join('\n'))
process.exitCode = differences.length === 0 ? 0 : 1
