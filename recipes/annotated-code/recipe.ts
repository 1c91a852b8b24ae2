/**
 * A Go handler with remarks: how a canceled request stops the query, and how a broken export is told from a short one.
 *
 * Facts: Go documentation of net/http (Request.Context, ErrAbortHandler) and database/sql (QueryContext, Rows.Err). What a
 * canceled context does is up to the driver: pgx sends PostgreSQL a cancel request, others only close the connection.
 */
import { listingForm } from '../../drawing/data/listing.ts'
import { count } from '../../drawing/describe.ts'
import { drawListing } from '../../drawing/listing/draw-listing.ts'
import { defineRecipe } from '../../drawing/recipe.ts'

export default defineRecipe({
  name: 'Annotated code',
  family: 'Developer surfaces',
  description:
    'A numbered listing with remarks beside the lines they explain, each joined to its line; what is quoted is bold, and the decisive lines are highlighted and joined by a thread. Also called code walkthrough, annotated source or code callouts.',
  useWhen:
    'You explain why code is written as it is, in a design document, tutorial or review: which line does what for whom, and what breaks without it. Good for up to 40 lines and 5 remarks.',
  avoidWhen:
    'The difference between two versions is the point: use `code-diff`. Commands and their output: use `terminal-session`. The fields of a payload: use `annotated-json`. A raw request and response: use `http-exchange`. Code without remarks is better in a fenced block.',
  visual: 88,
  ease: 82,
  overall: 86,
  rationale:
    'Remarks are level with their lines, and a thread joins the lines that work together, so code and reasons are read as one. A line inserted by hand moves all below it. You supply the code as it is and quote the text that each remark is about.',
  reviewed: '2026-11-23',
  revision: 1,
  data: listingForm({ kinds: ['code'] }),
  sample: {
    title: 'A client that disconnects cancels the database query',
    subtitle: 'One context reaches from the connection to the query',
    source: 'Illustrative code',
    focus: ['context.WithTimeout(r.Context(), 30*time.Second)', 's.db.QueryContext(ctx, exportSQL, tenantOf(r))'],
    panels: [
      {
        name: 'export.go',
        note: 'Go, database/sql with pgx',
        first: 41,
        lines: [
          'func (s *Server) Export(w http.ResponseWriter, r *http.Request) {',
          '    ctx, cancel := context.WithTimeout(r.Context(), 30*time.Second)',
          '    defer cancel()',
          '',
          '    rows, err := s.db.QueryContext(ctx, exportSQL, tenantOf(r))',
          '    if err != nil {',
          '        http.Error(w, "failed", http.StatusInternalServerError)',
          '        return',
          '    }',
          '    defer rows.Close()',
          '',
          '    w.Header().Set("Content-Type", "text/csv; charset=utf-8")',
          '    out := csv.NewWriter(w)',
          '    for rows.Next() {',
          '        var o Order',
          '        if err := rows.Scan(&o.ID, &o.Total); err != nil {',
          '            panic(http.ErrAbortHandler)',
          '        }',
          '        out.Write([]string{o.ID, o.Total})',
          '    }',
          '    if rows.Err() != nil {',
          '        panic(http.ErrAbortHandler)',
          '    }',
          '    out.Flush()',
          '    if out.Error() != nil {',
          '        panic(http.ErrAbortHandler)',
          '    }',
          '}',
        ],
      },
    ],
    callouts: [
      { on: 'context.WithTimeout(r.Context(), 30*time.Second)', text: 'Canceled on disconnect, or after 30 s' },
      { on: 's.db.QueryContext(ctx, exportSQL, tenantOf(r))', text: 'pgx cancels the query' },
      { on: 'http.StatusInternalServerError', text: 'No byte is sent yet, so a status still works' },
      { on: 'rows.Next()', text: 'Ends at the last row, but on a failure too' },
      { on: 'rows.Err() != nil', text: 'After a failure the download must fail, or it would look complete' },
    ],
  },
  draw: (data, sheet) => drawListing(data, sheet),
  describe: ({ panels, callouts = [], focus }) => {
    const lines = panels.reduce((sum, panel) => sum + panel.lines.length, 0)
    const remarks = callouts.map(({ on, text }) => `${on}: ${text}`).join('; ')
    const decisive = focus === undefined ? '' : ` Highlighted: ${focus.join(', ')}.`
    return `A numbered listing of ${panels.map(({ name }) => name ?? 'code').join(' and ')} with ${count(lines, 'line')} and ${count(callouts.length, 'remark')} beside them.${decisive}${remarks === '' ? '' : ` ${remarks}.`}`
  },
})
