/**
 * The translation of a virtual address through page tables: each level takes its bits as an index into a table, and the entry
 * there says where the next table is, or the page (Intel SDM volume 3A, section 5.5; RISC-V privileged architecture, 12.3).
 */

/** A level as a person writes it: how many bits index its tables, and what the entry that is read points to. */
export type PageLevel = { name: string; bits: number; entry?: bigint | undefined }

/** What a walk is computed from; `bits` are those that are translated, `base` is where the first table is. */
export type PageWalkData = { address: bigint; bits: number; base: bigint; levels: PageLevel[]; entrySize: number }

/**
 * A level on the way: its bits in the address from `high` to `low`, the index that they are, where its table is and where the
 * entry was read; without these where an entry above is missing.
 */
export type PageStep = {
  level: PageLevel
  high: number
  low: number
  index: number
  base?: bigint | undefined
  at?: bigint | undefined
}

/** The steps, the bits that are not translated and their value, and the address that they lead to, if there is a page. */
export type PageWalk = { steps: PageStep[]; kept: number; offset: bigint; physical: bigint | undefined; reads: number }

/** Walks the tables level by level; ends early at an entry that is missing. */
export function walkPages({ address, bits, base, levels, entrySize }: PageWalkData): PageWalk {
  let [high, next]: [number, bigint | undefined] = [bits, base]
  const steps = levels.map((level): PageStep => {
    const low = high - level.bits
    const index = Number(bitsOf(address, high, low))
    const at = next === undefined ? undefined : next + BigInt(index * entrySize)
    const step = { level, high: high - 1, low, index, base: next, at }
    high = low
    next = at === undefined ? undefined : level.entry
    return step
  })
  const offset = bitsOf(address, high, 0)
  const reads = steps.filter(({ at }) => at !== undefined).length
  return { steps, kept: high, offset, physical: next === undefined ? undefined : next + offset, reads }
}

/** The bits below `high` and from `low` on, as a number. */
const bitsOf = (address: bigint, high: number, low: number): bigint =>
  (address >> BigInt(low)) & ((1n << BigInt(high - low)) - 1n)

/** As a hexadecimal number: `0x7f5c`. */
export const writeHex = (value: bigint): string => `0x${value.toString(16)}`

/** What is wrong with the address: the bits above those that are translated are zero or repeat the topmost of them. */
export const addressProblem = ({ address, bits }: Pick<PageWalkData, 'address' | 'bits'>): string | undefined => {
  const above = address >> BigInt(bits)
  const isSet = bitsOf(address, bits, bits - 1) === 1n
  const repeats = isSet && above === (1n << BigInt(64 - bits)) - 1n
  return above === 0n || repeats
    ? undefined
    : `has bits above the ${bits} that are translated; they must be 0 or all equal bit ${bits - 1}`
}

/** What is wrong with an entry: it is needed for those below, and what it points to begins at a multiple of its size. */
export const entryProblem = ({ levels, bits, entrySize }: PageWalkData, index: number): string | undefined => {
  const [entry, next] = [levels[index]?.entry, levels[index + 1]]
  if (entry === undefined)
    return next?.entry === undefined
      ? undefined
      : `is missing, but ${next.name} has an entry; the walk ends at the first one that is missing`
  const kept = bits - levels.reduce((sum, level) => sum + level.bits, 0)
  const step = next === undefined ? 1n << BigInt(Math.max(kept, 0)) : BigInt(entrySize) << BigInt(next.bits)
  return entry % step === 0n
    ? undefined
    : `${writeHex(entry)} is no multiple of ${writeHex(step)}, the size of what it points to`
}
