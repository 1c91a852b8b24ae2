/**
 * The source of a fence in a file beside the document, and the words of the reference that takes the fence's place.
 */
import { dirname, join } from 'node:path'
import type { BlockRequest } from '../../markdown/info.ts'
import type { MarkdownDocument } from './document-file.ts'
import type { DrawnBlock } from './draw-document.ts'
import type { PictureFile } from './picture-files.ts'

type Place = { folder: string; name: string; document: MarkdownDocument }

/** The file of a fence's source; undefined for what is a reference already. */
export function referenceTo(
  { block, request }: DrawnBlock,
  { folder, name, document }: Place,
): { file: PictureFile; words: string } | undefined {
  if (block.kind !== 'fence' || request === undefined) return undefined
  const path = `${folder}/${name}.${extensionOf(request, block.fence.text)}`
  const file = { path: join(dirname(document.file), path), content: `${block.fence.text}\n` }
  return {
    file,
    words: [
      request.recipe === undefined || request.language !== undefined ? request.language : request.recipe,
      quoted(path),
      ...optionsOf(request),
    ].join(' '),
  }
}

const extensions: Readonly<Record<string, string>> = { mermaid: 'mmd', plantuml: 'puml', structurizr: 'dsl' }

const extensionOf = ({ language }: BlockRequest, text: string): string => {
  if (language !== undefined) return extensions[language] ?? language
  return /^\s*[[{]/.test(text) ? 'json' : 'yaml'
}

/** The options of a request as they are written; the recipe of a language is one. */
const optionsOf = ({ language, recipe, name, alt, aspect, accent }: BlockRequest): string[] =>
  Object.entries({ recipe: language === undefined ? undefined : recipe, name, alt, aspect, accent }).flatMap(
    ([key, value]) => (value === undefined ? [] : [`${key}=${quoted(value)}`]),
  )

const quoted = (value: string): string => {
  if (/^[^\s"']+$/.test(value)) return value
  return value.includes('"') ? `'${value}'` : `"${value}"`
}
