/**
 * A list of records as an ARIA grid: one row has the focus (roving tabindex), Tab goes on to that row's links and
 * buttons. Lists of thousands stay fast because only chunks near the screen hold rows.
 */
import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { EditForm } from './edit-form';
import { kindLabel } from './field-text';
import { chunksOf, type Chunk } from './list-chunks';
import { intentOf } from './list-keys';
import type { ListModel, Row } from './list-model';
import type { Changes } from './record-edit';
import { RecordRowContent, type RowActions } from './record-row';

interface Props<R extends Row> {
  id: string;
  label: string;
  model: ListModel<R>;
  actions: RowActions<R>;
  /** Headings where the kind changes. */
  hasHeadings: boolean;
  onEdit: (row: R, changes: Changes) => void;
  details: (row: R) => ComponentChildren;
}

/** Pixels that a row takes, until it was measured. */
const ROW_HEIGHT = 76;

export function RecordList<R extends Row>(props: Props<R>) {
  const { id, label, model, actions, hasHeadings } = props;
  const rows = model.rows.value;
  const chunks = useMemo(() => chunksOf(rows, hasHeadings), [rows, hasHeadings]);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    if (target.closest('form')) return;
    const onControl = target.closest('a, button') !== null;
    if (onControl && (event.key === 'Enter' || event.key === ' ')) return;
    const intent = intentOf(event);
    const row = model.rows.value.find(({ key }) => key === model.tabStop.value);
    if (!intent || !row) return;
    const chosen = model.chosen.value;
    const subject = chosen.length ? chosen : [row];
    switch (intent.do) {
      case 'move':
        model.move(intent.move, intent.extend);
        break;
      case 'toggle':
        model.toggle(row.key);
        break;
      case 'extend':
        model.extendTo(row.key);
        break;
      case 'all':
        model.toggleAll();
        break;
      case 'edit':
        model.edit(row.key);
        break;
      case 'why':
        model.toggleDetails(row.key);
        break;
      case 'keep':
        if (!actions.keep) return;
        actions.keep(subject);
        break;
      case 'show':
        if (!actions.show) return;
        actions.show(row);
        break;
      case 'remove':
        if (!actions.remove) return;
        actions.remove(subject);
        break;
    }
    event.preventDefault();
  };

  return (
    <div
      id={id}
      class="grid"
      role="grid"
      aria-label={label}
      aria-multiselectable="true"
      aria-rowcount={rows.length}
      onKeyDown={onKeyDown}
      onPointerLeave={() => actions.point?.(null)}
      onFocusOut={(event: FocusEvent) => {
        const next = event.relatedTarget as Node | null;
        if (!(event.currentTarget as HTMLElement).contains(next)) actions.point?.(null);
      }}
    >
      {chunks.map((chunk, at) => (
        <ChunkView key={chunk.key} chunk={chunk} isFirst={at === 0} {...props} />
      ))}
    </div>
  );
}

function ChunkView<R extends Row>(props: Props<R> & { chunk: Chunk<R>; isFirst: boolean }) {
  const { chunk, model, isFirst } = props;
  const box = useRef<HTMLDivElement>(null);
  const height = useRef(chunk.rows.length * ROW_HEIGHT);
  const [isNear, setNear] = useState(isFirst);
  // The focused row and an open form are never taken away, however far one scrolls.
  const holds = (key: string | null) => key !== null && chunk.rows.some((row) => row.key === key);
  const isRendered = isNear || holds(model.tabStop.value) || holds(model.editing.value);

  useEffect(() => {
    const element = box.current!;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry!.isIntersecting && element.offsetHeight) height.current = element.offsetHeight;
        setNear(entry!.isIntersecting);
      },
      { root: element.closest('[data-scroller]'), rootMargin: '700px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={box} role="rowgroup" class="chunk" style={isRendered ? undefined : { height: `${height.current}px` }}>
      {chunk.heading && (
        <div role="row" class="group-head">
          <div role="columnheader">
            {kindLabel(chunk.heading)} <span class="count">{chunk.total}</span>
          </div>
        </div>
      )}
      {isRendered &&
        chunk.rows.map((row, at) => <RowView key={row.key} {...props} row={row} index={chunk.start + at} />)}
    </div>
  );
}

function RowView<R extends Row>(props: Props<R> & { row: R; index: number }) {
  const { id, row, index, model, actions, onEdit, details } = props;
  const isChosen = useComputed(() => model.selection.value.chosen.has(row.key)).value;
  const isTabStop = useComputed(() => model.tabStop.value === row.key).value;
  const isOpen = useComputed(() => model.open.value.has(row.key)).value;
  const isEditing = useComputed(() => model.editing.value === row.key).value;

  const box = useRef<HTMLDivElement>(null);
  // Served by the row itself: it may have been rendered only because the focus is to come to it.
  const request = isTabStop ? model.focusRequests.value : 0;
  useLayoutEffect(() => {
    if (isEditing || !model.takeFocusRequest(request)) return;
    box.current!.focus({ preventScroll: true });
    box.current!.scrollIntoView({ block: 'nearest' });
  }, [request, isEditing]);

  const onClick = (event: MouseEvent) => {
    const target = event.target as HTMLElement;
    if (target.closest('a, button, form, .details')) return;
    // A drag that selects text is no click on the row.
    if (!event.shiftKey && String(getSelection()) !== '') return;
    if (event.shiftKey) {
      getSelection()?.removeAllRanges();
      model.extendTo(row.key);
    } else model.toggle(row.key);
    (event.currentTarget as HTMLElement).focus({ preventScroll: true });
  };
  const endEdit = (changes?: Changes) => {
    model.edit(null);
    if (changes && Object.keys(changes).length) onEdit(row, changes);
    model.focused(row.key);
    model.requestFocus();
  };
  return (
    <div
      ref={box}
      class="row"
      role="row"
      tabIndex={isTabStop ? 0 : -1}
      aria-selected={isChosen}
      aria-rowindex={index + 1}
      data-kind={row.record.kind}
      onClick={onClick}
      onFocusCapture={() => {
        model.focused(row.key);
        actions.point?.(row);
      }}
      onPointerEnter={() => actions.point?.(row)}
    >
      {isEditing ? (
        <div role="gridcell" class="row-edit">
          <EditForm
            id={`${id}-edit-${index}`}
            record={row.record}
            lang={row.page.lang}
            draft={model.draft.peek()}
            onDraft={(values) => (model.draft.value = values)}
            onSave={endEdit}
            onCancel={() => endEdit()}
          />
        </div>
      ) : (
        <RecordRowContent row={row} model={model} actions={actions} isTabStop={isTabStop} />
      )}
      {isOpen && !isEditing && (
        <div role="gridcell" class="row-details">
          {details(row)}
        </div>
      )}
    </div>
  );
}
