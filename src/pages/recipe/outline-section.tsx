/**
 * The outline of a diagram as nested lists, for readers who cannot see it.
 */
import type { FC } from 'hono/jsx'
import type { Scene } from '../../scene/scene.ts'
import { partTitles } from '../site-text.ts'
import { type OutlineEntry, outlineOf } from './outline.ts'

/** The diagram in words: the scene's description, then what is drawn. */
export function OutlineSection({ scene }: { scene: Scene }) {
  const { entries, arrows } = outlineOf(scene)
  return (
    <section class="in-words" aria-labelledby="outline">
      <h2 id="outline">{partTitles.outline}</h2>
      <p>{scene.description}</p>
      <details class="unfolds">
        <summary>All text in it, in order</summary>
        <Entries entries={entries} />
        {arrows.length > 0 && <Arrows arrows={arrows} />}
      </details>
    </section>
  )
}

const Arrows: FC<{ arrows: readonly string[] }> = ({ arrows }) => (
  <>
    <h3>{partTitles.arrows}</h3>
    <ul>
      {arrows.map((arrow) => (
        <li>{arrow}</li>
      ))}
    </ul>
  </>
)

const Entries: FC<{ entries: OutlineEntry[] }> = ({ entries }) => (
  <ul>
    {entries.map(({ text, inside }) => (
      <li>
        {text}
        {inside.length > 0 && <Entries entries={inside} />}
      </li>
    ))}
  </ul>
)
