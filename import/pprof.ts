/**
 * A profile of pprof as its own program prints it: `go tool pprof -traces profile.pb.gz`, one stack a block with the value
 * of its samples at the innermost function.
 */
import { calleeOf, flamesOf, frameOf, samples } from './frames.ts'
import { refused, type TextImporter } from './importer.ts'
import { entryOf } from './text/entry-of.ts'

export const pprof: TextImporter = {
  kind: 'text',
  what: 'a profile of pprof as text: go tool pprof -traces',
  shapes: ['tree'],
  read: (input) => {
    if (input.startsWith('\u001f') || input.includes('\u0000'))
      return refused('is a binary profile; print it: go tool pprof -traces profile.pb.gz')
    const blocks = input.split(/^-+\+-+\s*$/m).slice(1)
    const root = frameOf('all')
    let unit = 'samples'
    for (const block of blocks) {
      const sample = stackIn(block)
      if (sample === undefined) continue
      unit = sample.unit
      sample.names.toReversed().reduce(calleeOf, root).own += sample.value
    }
    const data = flamesOf(root, { unit, per: 1, words: wordsOf(unit) })
    return data === undefined
      ? refused(
          'has no stacks as go tool pprof -traces prints them: a value and functions, innermost first, between lines of dashes',
        )
      : { ok: true, candidates: [data] }
  },
}

const wordsOf = (unit: string): string =>
  unit === 'ms' ? 'of the time is' : unit === 'kB' ? 'of the memory is' : samples.words

type Stack = { value: number; unit: string; names: string[] }

/** The value before the innermost function, and the functions around it; labels of samples come before them. */
const stackIn = (block: string): Stack | undefined => {
  const lines = block.split(/\r?\n/).filter((line) => line.trim() !== '')
  const first = lines.findIndex((line) => /^\s*-?[\d.]+(?:ns|us|µs|ms|s|mins?|hrs?|B|[kMGT]B)?\s{2,}\S/.test(line))
  const [, amount = '', unit = '', name = ''] = /^\s*(-?[\d.]+)([a-zµA-Z]*)\s+(.*)/.exec(lines[first] ?? '') ?? []
  if (name === '') return undefined
  const { unit: shown, per } = entryOf(units, unit) ?? { unit: 'samples', per: 1 }
  return {
    value: Number(amount) * per,
    unit: shown,
    names: [name, ...lines.slice(first + 1)].map((each) => each.trim()),
  }
}

/** What values are printed in, as one unit of time or of memory. */
const units: Readonly<Record<string, { unit: string; per: number }>> = {
  ns: { unit: 'ms', per: 1e-6 },
  us: { unit: 'ms', per: 1e-3 },
  µs: { unit: 'ms', per: 1e-3 },
  ms: { unit: 'ms', per: 1 },
  s: { unit: 'ms', per: 1000 },
  min: { unit: 'ms', per: 60_000 },
  mins: { unit: 'ms', per: 60_000 },
  hr: { unit: 'ms', per: 3_600_000 },
  hrs: { unit: 'ms', per: 3_600_000 },
  B: { unit: 'kB', per: 1 / 1024 },
  kB: { unit: 'kB', per: 1 },
  MB: { unit: 'kB', per: 1024 },
  GB: { unit: 'kB', per: 1024 ** 2 },
  TB: { unit: 'kB', per: 1024 ** 3 },
}
