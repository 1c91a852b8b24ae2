/**
 * Runs what the documentation shows: `curl` with a small interpreter, `diagref` and JavaScript as processes.
 */
import { execFile } from 'node:child_process'
import { request } from 'node:http'
import { join } from 'node:path'
import { installed } from '../cli/installed.ts'

/** Splits a command into words, respecting quotes; a backslash at the end of a line joins lines. */
export const wordsOf = (command: string): string[] =>
  [...command.replace(/\\\n\s*/g, ' ').matchAll(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g)].map(([word]) =>
    word.replace(/'([^']*)'|"([^"]*)"/g, (_quoted, single?: string, double?: string) => single ?? double ?? ''),
  )

type Call = { address: string; method: string; headers: Record<string, string>; body?: string; head: boolean }

/** Reads curl's arguments: `-s`, `-i`, `-I`, `-X METHOD`, `-H HEADER`, `-d BODY`, and the URL. */
export const readCurl = (words: readonly string[]): Call => {
  const call: Call = { address: '', method: '', headers: { accept: '*/*' }, head: false }
  const rest = [...words]
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (/^-[siI]+$/.test(word)) {
      call.head ||= /[iI]/.test(word)
      if (word.includes('I')) call.method ||= 'HEAD'
    } else if (word === '-X') call.method = rest.shift() ?? ''
    else if (word === '-d') call.body = rest.shift() ?? ''
    else if (word === '-H') {
      const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(rest.shift() ?? '') ?? []
      call.headers[name.toLowerCase()] = value
    } else if (word.startsWith('http')) call.address = word
    else throw new Error(`the documentation calls curl with "${word}", which the test does not support`)
  }
  call.method ||= call.body === undefined ? 'GET' : 'POST'
  return call
}

const pairs = (raw: readonly string[]): string =>
  raw.map((text, index) => (index % 2 === 0 ? `${text.toLowerCase()}: ` : `${text}\n`)).join('')

const curl = (words: readonly string[]): Promise<string> => {
  const { address, method, headers, body, head } = readCurl(words)
  return new Promise((resolve, reject) => {
    const sent = request(address, { method, headers, agent: false }, (response) => {
      const start = `HTTP/1.1 ${response.statusCode} ${response.statusMessage}\n${pairs(response.rawHeaders)}\n`
      let text = head ? start : ''
      response.setEncoding('utf8').on('data', (data) => (text += data))
      response.on('end', () => resolve(text))
    })
    sent.on('error', reject).end(body)
  })
}

/** The folder in which commands run, and the service that they use. */
export type Bench = { folder: string; baseUrl: string }

const spawn = (args: string[], { folder, baseUrl }: Bench, input = ''): Promise<string> =>
  new Promise((resolve) => {
    const env = { PATH: process.env['PATH'], HOME: folder, XDG_CACHE_HOME: folder, DIAGREF_BASE_URL: baseUrl }
    const child = execFile(process.execPath, args, { cwd: folder, env }, (_error, out, err) => resolve(out + err))
    // A program that reads no input may have ended before it is written.
    child.stdin?.on('error', () => undefined).end(input)
  })

const runLine = (words: string[], bench: Bench): Promise<string> => {
  const [program, ...rest] = words
  if (program === 'curl') return curl(rest)
  if (program === 'diagref') return runDiagref(rest, bench)
  throw new Error(`the documentation runs "${program}", which the test does not support`)
}

/** Runs the commands of a block in order; returns their output. */
export const runShell = async (block: string, bench: Bench): Promise<string> => {
  let printed = ''
  for (const command of block.split(/(?<!\\)\n/)) printed += await runLine(wordsOf(command), bench)
  return printed
}

/** Runs the installed `diagref` with arguments and standard input. */
export const runDiagref = async (words: string[], bench: Bench, input = ''): Promise<string> =>
  spawn([join((await installed()).package, 'dist/cli/diagref.cjs'), ...words], bench, input)

/** Runs a JavaScript module. */
export const runScript = (block: string, bench: Bench): Promise<string> =>
  spawn(['--input-type=module', '--eval', block], bench)
