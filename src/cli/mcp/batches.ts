/**
 * Batches on standard input: several messages in one line, as revisions up to 2025-03-26 allow. Their answers leave
 * together, in one line.
 */
import { idOf, type RpcId } from '../../mcp/json-rpc.ts'
import { batchVersions } from '../../mcp/server/context.ts'

type Batch = { waiting: Set<RpcId>; answers: unknown[] }

export class Batches {
  readonly #write: (text: string) => void
  readonly #byId = new Map<RpcId, Batch>()
  #isAllowed = false

  /** `write` gets the text of a finished batch, without a newline. */
  constructor(write: (text: string) => void) {
    this.#write = write
  }

  /** Notes the revision that a handshake agreed on. */
  allowFor(version: unknown): void {
    this.#isAllowed = typeof version === 'string' && batchVersions.includes(version)
  }

  get isAllowed(): boolean {
    return this.#isAllowed
  }

  /** Opens a batch for the requests among some messages; `refusals` are the answers that are known already. */
  open(messages: readonly unknown[], refusals: readonly unknown[]): void {
    const ids = messages.map(idOf).filter((id) => id !== null)
    const batch = { waiting: new Set(ids), answers: [...refusals] }
    for (const id of ids) this.#byId.set(id, batch)
    this.#finish(batch)
  }

  /** Takes the answer to a message of a batch; false if it belongs to none. */
  take(answer: { id?: RpcId | undefined }): boolean {
    const id = answer.id ?? null
    const batch = this.#byId.get(id)
    if (batch === undefined) return false
    this.#byId.delete(id)
    batch.waiting.delete(id)
    batch.answers.push(answer)
    this.#finish(batch)
    return true
  }

  #finish({ waiting, answers }: Batch): void {
    if (waiting.size === 0 && answers.length > 0) this.#write(JSON.stringify(answers))
  }
}
