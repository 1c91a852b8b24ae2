/**
 * What the pages are made from besides the catalog: the guide's Markdown, and the files pages load.
 *
 * tools/site.ts makes it once; dist/site.json holds it for the built service.
 */
import type { Scene } from '../scene/scene.ts'

/** One page of docs/guide: the file's name without `.md`, and its text. */
export type GuidePage = { slug: string; markdown: string }

/** A file that pages load. Its name holds a hash of its content, so it never changes. */
export type Asset = { name: string; type: string; body: string; encoding?: 'base64' }

export type Site = {
  guide: GuidePage[]
  /** Markdown for the guide, made from rooms that pages do not import (tools/guide-parts.ts), by name. */
  parts: Record<string, string>
  /** The diagrams that the guide has as text, drawn (tools/drawn-diagrams.ts), by the names of their pictures. */
  drawn: Record<string, Scene>
  /** The drawings that recipes have for a phone (tools/phone-picture.ts), by id. */
  phones: Record<string, Scene>
  assets: Asset[]
  /** The text of the agent skill, skills/diagref/SKILL.md. */
  skill: string
  /** The hashed name of every asset by its plain one: `gallery.js` → `gallery.K3J2H1.js`. */
  names: Record<string, string>
}

/** The bytes of a file of the site. */
export const bytesOf = ({ body, encoding }: Asset): string | Uint8Array<ArrayBuffer> =>
  encoding === 'base64' ? Uint8Array.from(atob(body), (character) => character.charCodeAt(0)) : body
