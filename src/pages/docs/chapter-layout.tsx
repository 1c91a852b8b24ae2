/**
 * A chapter as a page of a book: the list of chapters, the text, the table of contents, and the next chapter.
 */
import { raw } from 'hono/html'
import type { FC } from 'hono/jsx'
import type { PageView } from '../page.ts'
import { type Chapter, partsOfBook } from './guide/chapters.ts'
import type { GuideHeading, Markup } from './markup.ts'

type Props = { chapter: Chapter; chapters: readonly Chapter[]; markup: Markup; view: PageView }

/** The content of `<main>`. */
export function Book({ chapter, chapters, markup: { html, headings }, view: { root } }: Props) {
  const at = chapters.indexOf(chapter)
  return (
    <div class={chapter.slug === 'http-reference' ? 'book paired' : 'book'}>
      <Chapters chapter={chapter} chapters={chapters} root={root} />
      <Contents headings={headings.filter(({ depth }) => depth === 2 || depth === 3)} />
      <article class="chapter">
        <p class="part">{chapter.part}</p>
        {raw(html)}
        <nav class="turn" aria-label="Neighboring chapters">
          <Turn to={chapters[at - 1]} root={root} rel="prev" />
          <Turn to={chapters[at + 1]} root={root} rel="next" />
        </nav>
      </article>
    </div>
  )
}

type Chosen = Pick<Props, 'chapter' | 'chapters'> & { root: string }

const Chapters: FC<Chosen> = ({ chapter, chapters, root }) => (
  <nav class="chapters" aria-label="Chapters">
    <details>
      <summary>Chapters and search</summary>
      <search class="needs-scripts">
        <input id="docs-q" type="search" aria-label="Search the documentation" placeholder="Search the docs" />
        <p id="docs-said" class="note" role="status"></p>
        <div id="docs-found"></div>
      </search>
      {partsOfBook.map(({ name }) => (
        <section>
          <h2>{name}</h2>
          <ChapterList chapter={chapter} chapters={chapters.filter(({ part }) => part === name)} root={root} />
        </section>
      ))}
    </details>
  </nav>
)

const ChapterList: FC<Chosen> = ({ chapter, chapters, root }) => (
  <ul>
    {chapters.map(({ slug, path, title }) => (
      <li>
        <a href={root + path.slice(1)} aria-current={slug === chapter.slug ? 'page' : undefined}>
          {title}
        </a>
      </li>
    ))}
  </ul>
)

const Contents: FC<{ headings: GuideHeading[] }> = ({ headings }) => (
  <nav class="contents" aria-label="On this page">
    {headings.length > 1 && (
      <details>
        <summary>On this page</summary>
        <h2>On this page</h2>
        <ul>
          {headings.map(({ depth, id, text }) => (
            <li class={depth > 2 ? 'deeper' : undefined}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      </details>
    )}
  </nav>
)

const Turn: FC<{ to: Chapter | undefined; root: string; rel: 'prev' | 'next' }> = ({ to, root, rel }) =>
  to === undefined ? (
    <span />
  ) : (
    <a href={root + to.path.slice(1)} rel={rel}>
      <span>{rel === 'prev' ? 'Previous' : 'Next'}</span>
      {to.title}
    </a>
  )
