/**
 * Replies built once and kept, the most recently used of them: the one place where replies are stored.
 *
 * Bounded maps: from exact request targets to the key of their reply, and from keys to replies. A target that
 * spells a known reply in a new way costs a short string, and whatever is evicted comes back when it is next used.
 * Replies to searches are endlessly many and quickly made: they have less room, and evict none but each other.
 */
import { LRUCache } from 'lru-cache'
import type { Reply } from './reply.ts'

/** Bytes of replies, before compression, with room for their compressed variants; and how many targets. */
const bounds = { bytes: 64 * 1024 * 1024, searchBytes: 16 * 1024 * 1024, targets: 8_192 }

/** Longer targets are not worth remembering, in characters. */
const longestTarget = 512

const weigh = (reply: Reply): number => 2 * reply.variant('identity').body.length + 1_024

export class ReplyCache {
  readonly #keys = new LRUCache<string, string>({ max: bounds.targets })
  readonly #replies = new LRUCache<string, Reply>({ maxSize: bounds.bytes, sizeCalculation: weigh })
  readonly #searches = new LRUCache<string, Reply>({ maxSize: bounds.searchBytes, sizeCalculation: weigh })

  /** The reply to an exact request target, where it is known. */
  find(target: string): Reply | undefined {
    const key = this.#keys.get(target)
    return key === undefined ? undefined : (this.#replies.get(key) ?? this.#searches.get(key))
  }

  /** The reply of a result, built at its first use. */
  async resolve({ key, negotiated, isSearch = false, build }: Result, target: string): Promise<Reply> {
    if (key === undefined) return build()
    const replies = isSearch ? this.#searches : this.#replies
    const known = replies.get(key)
    const reply = known ?? (await build())
    if (known === undefined) replies.set(key, reply)
    if (negotiated === undefined && target.length <= longestTarget) this.#keys.set(target, key)
    return reply
  }
}

/** How a handler answers: what its reply is called, and how it is built. */
export type Result = {
  /** Names the reply among all replies of the service; without it the reply is not kept. */
  key?: string
  /** Whether other headers than Accept-Encoding choose the reply: then its target does not name it. */
  negotiated?: true
  /** Whether the reply is one of endlessly many, which are kept apart. */
  isSearch?: boolean
  build: () => Reply | Promise<Reply>
}
