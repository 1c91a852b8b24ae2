/**
 * A least-recently-used cache of replies, the only place where replies are stored.
 *
 * Two bounded maps: from exact request targets to the key of their reply, and from keys to replies. Another spelling
 * of a known target costs one short string, and an evicted reply is rebuilt when next used. Replies to searches are
 * unlimited in number and quick to build: they have less room and evict only each other.
 */
import { LRUCache } from 'lru-cache'
import type { Reply } from './reply.ts'

/** Bytes of replies, before compression, with room for their compressed variants; and how many targets. */
const bounds = { bytes: 64 * 1024 * 1024, searchBytes: 16 * 1024 * 1024, targets: 8_192 }

/** The longest target worth remembering, in characters. */
const longestTarget = 512

const weigh = (reply: Reply): number => 2 * reply.variant('identity').content.length + 1_024

export class ReplyCache {
  readonly #keys = new LRUCache<string, string>({ max: bounds.targets })
  readonly #replies = new LRUCache<string, Reply>({ maxSize: bounds.bytes, sizeCalculation: weigh })
  readonly #searches = new LRUCache<string, Reply>({ maxSize: bounds.searchBytes, sizeCalculation: weigh })

  /** The reply to an exact request target, if it is cached. */
  find(target: string): Reply | undefined {
    const key = this.#keys.get(target)
    return key === undefined ? undefined : (this.#replies.get(key) ?? this.#searches.get(key))
  }

  /** The reply of a result, built on first use. */
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

/** What a handler returns: the key of its reply, and how to build it. */
export type Result = {
  /** Identifies the reply among all replies of the service; without it the reply is not cached. */
  key?: string
  /** Whether the reply depends on headers other than Accept-Encoding, so that its target does not identify it. */
  negotiated?: true
  /** Whether the reply is one of unlimited many, which are cached separately. */
  isSearch?: boolean
  build: () => Reply | Promise<Reply>
}
