import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox } from '../checkbox/checkbox.js';
import { NumberField } from '../number-field/number-field.js';
import { Select } from '../select/select.js';
import { findConformanceProblems } from '../testing/conformance.js';
import { TextArea } from '../text-area/text-area.js';
import { TextField } from '../text-field/text-field.js';

const help = { hint: 'At least three words', error: 'Too short', required: true };
const options = [
  { value: 'all', label: 'All categories' },
  { value: 'quantum', label: 'Quantum Computing' },
] as const;

describe.each([
  ['TextField', (p: object) => <TextField {...p} label="Field" value="" {...help} />],
  ['TextArea', (p: object) => <TextArea {...p} label="Field" value="" {...help} />],
  ['NumberField', (p: object) => <NumberField {...p} label="Field" value="" {...help} />],
  [
    'Select',
    (p: object) => (
      <Select
        {...p}
        label="Field"
        value="all"
        onValueChange={() => {}}
        {...help}
        {...{ options }}
      />
    ),
  ],
])('%s', (_, field) => {
  it('forwards ref, class, style and data attributes, and has no axe violations', async () => {
    expect(await findConformanceProblems({ render: field })).toEqual([]);
  });

  it('is named by its label, described by hint and error, required and invalid', () => {
    render(field({ 'data-testid': 'control' }));
    const control = screen.getByTestId('control');
    expect(control).toHaveAccessibleName('Field');
    expect(control).toHaveAccessibleDescription('At least three words Too short');
    expect(control).toBeRequired();
    expect(control).toBeInvalid();
  });

  it('keeps an id and a description from the caller', () => {
    render(
      <>
        <p id="own">Own description</p>
        {field({ id: 'mine', 'aria-describedby': 'own', 'data-testid': 'control' })}
      </>,
    );
    const control = screen.getByTestId('control');
    expect(control).toHaveAttribute('id', 'mine');
    expect(control).toHaveAccessibleName('Field');
    expect(control).toHaveAccessibleDescription('Own description At least three words Too short');
  });
});

describe('TextField', () => {
  it('calls onValueChange on each change and onEnter on Enter', async () => {
    const user = userEvent.setup();
    const done = vi.fn<(text: string) => void>();
    const Example = () => {
      const [text, setText] = useState('');
      return (
        <TextField
          type="search"
          label="Literature search"
          labelHidden
          value={text}
          onValueChange={setText}
          onEnter={() => done(text)}
        />
      );
    };
    render(<Example />);
    await user.type(screen.getByRole('searchbox', { name: 'Literature search' }), 'sleep{Enter}');
    expect(done.mock.calls).toEqual([['sleep']]);
  });

  it('ignores the Enter that confirms an input method composition', () => {
    const done = vi.fn();
    render(<TextField label="Name" value="" onEnter={done} />);
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter', isComposing: true });
    expect(done).not.toHaveBeenCalled();
  });
});

describe('NumberField', () => {
  it('is a spinbutton that passes its text on unparsed', async () => {
    const texts: string[] = [];
    const Example = () => {
      const [text, setText] = useState('');
      return (
        <NumberField
          label="Budget"
          value={text}
          min={0}
          step={1000}
          prefix="$"
          onValueChange={(next) => {
            texts.push(next);
            setText(next);
          }}
        />
      );
    };
    render(<Example />);
    const control = screen.getByRole('spinbutton', { name: 'Budget' });
    expect(control).toHaveAttribute('min', '0');
    expect(control).toHaveAttribute('step', '1000');
    await userEvent.type(control, '50');
    expect(texts).toEqual(['5', '50']);
  });
});

describe('Select', () => {
  it('is a combobox that reports the selected value', async () => {
    const choose = vi.fn();
    render(<Select label="Category" value="all" onValueChange={choose} options={options} />);
    const control = screen.getByRole('combobox', { name: 'Category' });
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'All categories',
      'Quantum Computing',
    ]);
    await userEvent.selectOptions(control, 'Quantum Computing');
    expect(choose).toHaveBeenCalledWith('quantum');
  });
});

describe('Checkbox', () => {
  it('forwards ref, class, style and data attributes, and has no axe violations', async () => {
    const faults = await findConformanceProblems({
      render: (p) => <Checkbox {...p} label="Enable" checked onCheckedChange={() => {}} />,
    });
    expect(faults).toEqual([]);
  });

  it('is named by its label and calls onCheckedChange on a click and on Space', async () => {
    const user = userEvent.setup();
    const change = vi.fn();
    render(
      <Checkbox label="Enable Customization" checked={false} onCheckedChange={change} hint="H" />,
    );
    await user.click(screen.getByText('Enable Customization'));
    await user.keyboard(' ');
    expect(change.mock.calls).toEqual([[true], [true]]);
    expect(
      screen.getByRole('checkbox', { name: 'Enable Customization' }),
    ).toHaveAccessibleDescription('H');
  });
});
