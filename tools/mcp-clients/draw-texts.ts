/**
 * Diagrams as text through the local MCP server: a client sends one of every language and kind to `draw_diagram` over
 * standard input, and gets a picture with its words, and what of the text is not in it. One server draws all of them.
 */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { recognize } from '../../import/diagram/recognize.ts'
import { diagramSamples, sampleWords } from '../../test/diagram-samples.ts'
import { readSvg } from '../../test/read-svg.ts'

/** Draws all samples with the program; returns how many kinds and languages there were, or throws what went wrong. */
export async function drawTexts(program: readonly string[]): Promise<string> {
  const [command = '', ...args] = program
  const client = new Client({ name: 'draw-texts', version: '1' })
  await client.connect(new StdioClientTransport({ command, args, cwd: mkdtempSync(join(tmpdir(), 'diagref-texts-')) }))
  try {
    const problems: string[] = []
    const [drawn, noted] = [new Set<string>(), new Set<string>()]
    for (const [name, text] of Object.entries(diagramSamples)) {
      const language = recognize(text, {})?.kind.from ?? 'none'
      const answer = (await client.callTool({ name: 'draw_diagram', arguments: { text, format: 'svg' } })) as Answer
      problems.push(...problemsOf(name, text, answer).map((problem) => `${name}: ${problem}`))
      drawn.add(language)
      if (placesIn(answer).length > 0) noted.add(language)
    }
    const silent = [...drawn].filter((language) => !noted.has(language))
    if (silent.length > 0) problems.push(`nothing of ${silent.join(', ')} is named as not in the picture`)
    if (problems.length > 0) throw new Error(problems.join('\n'))
    return `${Object.keys(diagramSamples).length} kinds of ${drawn.size} languages, each with its ledger`
  } finally {
    await client.close()
  }
}

type Answer = { isError?: boolean; content: { type: string; text?: string }[] }

/** The places in the text that an answer names. */
const placesIn = ({ content }: Answer): { line: number; column: number }[] =>
  [...(content[0]?.text ?? '').matchAll(/^text:(\d+):(\d+) \S/gm)].map(([, line, column]) => ({
    line: Number(line),
    column: Number(column),
  }))

const problemsOf = (name: string, text: string, answer: Answer): string[] => {
  const [words = '', svg = ''] = answer.content.map((each) => each.text ?? '')
  if (answer.isError === true || !svg.startsWith('<svg')) return [words]
  const shown = readSvg(svg).map((node) => node.text)
  const wanted = sampleWords[name] ?? '?'
  const lines = text.split('\n')
  const beyond = placesIn(answer).filter(({ line, column }) => column > (lines[line - 1]?.length ?? -1) + 1)
  const isNoted = placesIn(answer).length > 0 || words.includes('All of the text is in the picture.')
  return [
    ...(shown.join(' ').includes(wanted) || shown.join('').includes(wanted) ? [] : [`the picture lacks "${wanted}"`]),
    ...(/, drawn as [a-z0-9-]+\./.test(words) ? [] : [`what it was drawn as is missing: ${words}`]),
    ...(isNoted ? [] : [`what became of the text is missing: ${words}`]),
    ...beyond.map(({ line, column }) => `${line}:${column} is outside of the text`),
  ]
}
