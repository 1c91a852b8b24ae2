/**
 * How plugins of Markdown processors draw and embed, with defaults.
 */
import { type Aspect, aspects } from '../../../drawing/draw-options.ts'
import { type Accent, accents } from '../../render/palette.ts'
import { type BlockLanguage, blockLanguage, ownFence } from '../info.ts'

/** The options of both plugins. */
export type DiagrefOptions = {
  /** What is drawn: fences called `diagref` (default), and languages such as `mermaid`, `plantuml`, `dot` or `d2`. */
  fences?: readonly string[] | undefined
  /**
   * How pictures are in the page: as images within it (`image`, default), or as SVG elements, whose words can be
   * selected and found (`svg`; needs CSS for light and dark).
   */
  output?: 'image' | 'svg' | undefined
  /** Writes a picture as a file and returns its address; images are then files. */
  save?: ((name: string, svg: string) => string) | undefined
  /**
   * What chooses between light and dark: the reader's system (`media`, default), or the CSS of the site (`class`), by
   * the classes `diagref-light` and `diagref-dark`.
   */
  themes?: 'media' | 'class' | undefined
  /** The theme for light pages. */
  light?: 'light' | 'paper' | undefined
  accent?: Accent | undefined
  aspect?: Aspect | undefined
  /** Ends the build if something cannot be drawn. */
  strict?: boolean | undefined
  /** Gets what cannot be drawn and what is not in a picture, with its place; by default it goes to the console. */
  report?: ((message: string) => void) | undefined
}

/** Options with nothing left open. */
export type PluginSettings = {
  languages: ReadonlySet<BlockLanguage>
  save: ((name: string, svg: string) => string) | undefined
  output: 'image' | 'svg'
  themes: 'media' | 'class'
  light: 'light' | 'paper'
  accent: Accent
  aspect: Aspect
  strict: boolean
  report: (message: string) => void
}

/** Options with defaults; throws a TypeError for a value that no option has. */
export function readPluginOptions(options: DiagrefOptions = {}): PluginSettings {
  const { fences = [ownFence], save } = options
  const output = choice('output', options.output, ['image', 'svg'] as const)
  return {
    languages: new Set(fences.map(languageNamed)),
    save,
    output,
    themes: output === 'svg' ? 'class' : choice('themes', options.themes, ['media', 'class'] as const),
    light: choice('light', options.light, ['light', 'paper'] as const),
    accent: choice('accent', options.accent, accents),
    aspect: choice('aspect', options.aspect, ['readme' as const, ...aspects]),
    strict: options.strict === true,
    report: options.report ?? warn,
  }
}

/** Every runtime has a console, but not every one declares it. */
const warn = (message: string): void =>
  (globalThis as { console?: { warn: (message: string) => void } }).console?.warn(message)

const languageNamed = (name: string): BlockLanguage => {
  const language = blockLanguage(name)
  if (language !== undefined) return language
  throw new TypeError(`fences: "${name}" is not diagref, mermaid, plantuml, dot, d2, dbml or structurizr`)
}

/** The first choice is the default. */
const choice = <Value extends string>(name: string, value: Value | undefined, choices: readonly Value[]): Value => {
  if (value === undefined) return choices[0]!
  if (choices.includes(value)) return value
  throw new TypeError(`${name}: "${value}" is none of ${[...new Set(choices)].join(', ')}`)
}
