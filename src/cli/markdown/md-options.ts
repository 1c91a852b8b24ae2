/**
 * The options of `diagref md`.
 */
import { type Aspect, aspects } from '../../../drawing/draw-options.ts'
import { type BlockLanguage, blockLanguage, ownFence } from '../../markdown/info.ts'
import type { NameScheme } from '../../markdown/picture-names.ts'
import { type Accent, accents, type Theme } from '../../render/palette.ts'
import { usageError } from '../cli-error.ts'
import { stripControls } from '../terminal.ts'
import { textOf, type Values } from '../values.ts'

export type MarkdownOptions = {
  /** What is done with what was found: nothing, an exit code of 1 if something is out of date, or writing it. */
  mode: 'look' | 'check' | 'write'
  languages: ReadonlySet<BlockLanguage>
  /** The folder of the pictures, from that of the document. */
  folder: string
  names: NameScheme
  /** Where the source of a fence is kept: folded below its picture, or in a file beside it. */
  source: 'fold' | 'file'
  light: Theme
  accent: Accent
  aspect: Aspect
  strict: boolean
  force: boolean
  prune: boolean
}

/** Reads the options of a call; throws a usage error for those that contradict each other. */
export function readMarkdownOptions(values: Values): MarkdownOptions {
  if (values['write'] && values['check']) throw usageError('Use only one of --write and --check.')
  if (values['prune'] && !values['write']) throw usageError('--prune removes pictures: it needs --write.')
  return {
    mode: values['write'] ? 'write' : values['check'] ? 'check' : 'look',
    languages: readLanguages(textOf(values, 'fences')),
    folder: readFolder(textOf(values, 'folder') ?? 'pictures'),
    names: values['names'] === 'content' ? 'content' : 'name',
    source: values['source'] === 'file' ? 'file' : 'fold',
    light: values['light'] === 'paper' ? 'paper' : 'light',
    accent: accents.find((each) => each === values['accent']) ?? 'blue',
    aspect: aspects.find((each) => each === values['aspect']) ?? 'readme',
    strict: values['strict'] === true,
    force: values['force'] === true,
    prune: values['prune'] === true,
  }
}

const readLanguages = (list: string = ownFence): ReadonlySet<BlockLanguage> =>
  new Set(
    list.split(',').map((word) => {
      const language = blockLanguage(word.trim())
      if (language !== undefined) return language
      throw usageError(
        `--fences cannot be "${stripControls(word)}". Use diagref, mermaid, plantuml, dot, d2, dbml or structurizr, joined by commas.`,
      )
    }),
  )

const readFolder = (folder: string): string => {
  if (folder !== '' && !/^[/\\]|^[a-z]:/i.test(folder)) return folder.replace(/\/+$/, '')
  throw usageError('--folder is a folder beside the document, such as pictures or ../assets.')
}
