/**
 * The command for Markdown documents: md.
 */
import type { Command } from '../command.ts'
import { lookOptions } from '../options.ts'

export const markdownCommand: Command = {
  name: 'md',
  operand: 'FILE...',
  group: 'On this machine, without network',
  summary: 'Draws the diagrams of Markdown documents beside them, for light and dark pages, and keeps them up to date.',
  details: [
    'A diagram is a fence whose first words are diagref ID, with data in JSON or YAML; or a comment of HTML with the words diagref ID FILE, which refers to a file of data. Behind them, name=NAME names the pictures, alt="WORDS" says what is in them, and aspect= and accent= say how they look. Other languages are drawn if --fences names them.',
    'Without --write and --check, it says what would be written. With --write, each fence gets its picture above it and is folded. What it writes stands between two comments; nothing else of a document changes, and lines or pictures that somebody changed stay, unless --force.',
    'Exits with 1 if something cannot be drawn, or with --check if something is out of date; with 2 if a file cannot be read or written. In GitHub Actions, problems are annotations.',
  ],
  options: {
    write: { words: 'write pictures and documents' },
    check: { words: 'write nothing; exit with 1 if a document or a picture is out of date' },
    fences: { value: 'LIST', words: 'what is drawn: diagref (default), mermaid, plantuml, dot, d2, dbml, structurizr' },
    folder: { value: 'FOLDER', words: 'where the pictures are, from the document (default pictures)' },
    names: {
      value: 'KIND',
      words: 'pictures named for document and recipe (name, default) or for their content',
      choices: ['name', 'content'],
    },
    source: {
      value: 'KIND',
      words: 'the source of a fence stays folded below its picture (fold, default) or moves to a file',
      choices: ['fold', 'file'],
    },
    light: { value: 'NAME', words: 'the theme for light pages: light (default) or paper', choices: ['light', 'paper'] },
    accent: lookOptions['accent']!,
    aspect: {
      value: 'NAME',
      words: 'readme (900 px wide, default), content, slide (16:9) or phone (390 px wide)',
      choices: ['readme', 'content', 'slide', 'phone'],
    },
    strict: { words: 'draw nothing of a text with a statement that cannot be read' },
    prune: { words: 'with --write, remove pictures of a document that it does not show any more' },
    force: { words: 'replace lines and pictures that were changed by hand' },
    format: { value: 'NAME', words: 'text, json or github (annotations)', choices: ['text', 'json', 'github'] },
    json: { words: 'the same as --format json' },
  },
  examples: [
    'md README.md --write',
    'md "docs/**/*.md" --check',
    'md README.md --write --fences diagref,mermaid',
    'md README.md --write --source file --folder diagrams',
  ],
  load: () => import('./md.ts'),
}
