/**
 * The option `--fonts`.
 */
import { usageError } from '../cli-error.ts'
import { textOf, type Values } from '../values.ts'

/** Whether the fonts go into the picture; throws a CliError if its format has none. */
export function embedsFonts(values: Values, format: 'svg' | 'png' | 'json'): boolean {
  if (textOf(values, 'fonts') !== 'embed') return false
  if (format === 'svg') return true
  throw usageError(
    `--fonts embed is for SVG: ${format === 'png' ? 'a PNG has its letters drawn' : 'a scene has none'}.`,
  )
}
