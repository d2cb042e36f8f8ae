/** The form in a row's place: the fields of the record's kind, checked before they are taken. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { LEVELS, type FoundRecord } from '../../core/finding';
import { Button } from './buttons';
import { fieldLabel, fieldText } from './field-text';
import { t } from './i18n';
import {
  changesOf,
  formValues,
  inputsOf,
  problemsOf,
  type Changes,
  type EditProblem,
  type FormValues,
} from './record-edit';

const CHOICES: Record<string, readonly string[] | undefined> = {
  level: LEVELS,
  eventStatus: ['EventScheduled', 'EventCancelled', 'EventPostponed', 'EventMovedOnline', 'EventRescheduled'],
  availability: ['SoldOut', 'LimitedAvailability', 'BackOrder', 'PreSale'],
};
const HINTS: Record<string, string> = {
  startDate: '2026-11-03 18:30',
  endDate: '2026-11-08',
  doorTime: '2026-11-03 18:00',
  datePublished: '2026-11-03',
  eventSchedule: 'FREQ=WEEKLY;BYDAY=SA',
};

interface Props {
  id: string;
  record: FoundRecord;
  lang: string;
  /** What was typed before, where the form is opened again. */
  draft: FormValues | null;
  /** What the form is for, where that is not to edit what is there. */
  label?: string;
  /** What its button says. */
  save?: string;
  /** The focus stays where it is, as on the choice that brought the form. */
  keepsFocus?: boolean;
  onDraft: (values: FormValues) => void;
  onSave: (changes: Changes) => void;
  onCancel: () => void;
}

export function EditForm({ id, record, lang, draft, label, save, keepsFocus, onDraft, onSave, onCancel }: Props) {
  const [before] = useState(() => formValues(record));
  const [values, setValues] = useState<FormValues>({ ...before, ...draft });
  const [problems, setProblems] = useState<Map<string, EditProblem>>(new Map());
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (keepsFocus) return;
    form.current?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
    // As much of the form as there is room for.
    form.current?.closest('.row, .label-row')?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [tries]);

  const type = (input: string, text: string) => {
    const typed = { ...values, [input]: text };
    setValues(typed);
    onDraft(typed);
  };
  const submit = (event: Event) => {
    event.preventDefault();
    const found = problemsOf(record.kind, values, before);
    setProblems(found);
    if (found.size) setTries(tries + 1);
    else onSave(changesOf(record.kind, values, before));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onCancel();
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
  };
  return (
    <form
      ref={form}
      class="edit"
      noValidate
      aria-label={label ?? t('edit_record', record.name)}
      onSubmit={submit}
      onKeyDown={onKeyDown}
    >
      {inputsOf(record.kind).map((input) => (
        <Field
          key={input}
          id={`${id}-${input}`}
          input={input}
          value={values[input] ?? ''}
          problem={problems.get(input)}
          lang={lang}
          onInput={(text) => type(input, text)}
        />
      ))}
      <div class="edit-actions">
        <Button tone="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button tone="primary" type="submit">
          {save ?? t('save_changes')}
        </Button>
      </div>
    </form>
  );
}

interface FieldProps {
  id: string;
  input: string;
  value: string;
  problem: EditProblem | undefined;
  lang: string;
  onInput: (text: string) => void;
}

function Field({ id, input, value, problem, lang, onInput }: FieldProps) {
  const common = {
    id,
    value,
    'aria-invalid': problem ? ('true' as const) : undefined,
    'aria-describedby': problem && `${id}-problem`,
    onInput: (event: { currentTarget: { value: string } }) => onInput(event.currentTarget.value),
  };
  const choices = CHOICES[input];
  return (
    <div class={`field field-${input.replace('.', '-')}`}>
      <label for={id}>{fieldLabel(input)}</label>
      {choices ? (
        <select {...common}>
          <option value="">{t('value_none')}</option>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {fieldText(input, choice)}
            </option>
          ))}
        </select>
      ) : input === 'description' ? (
        <textarea {...common} lang={lang} rows={3} />
      ) : (
        <input
          {...common}
          type="text"
          autocomplete="off"
          spellcheck={false}
          placeholder={HINTS[input]}
          lang={input in HINTS ? undefined : lang}
        />
      )}
      {problem && (
        <p class="problem" id={`${id}-problem`}>
          {t(`problem_${problem}`)}
        </p>
      )}
    </div>
  );
}
