import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { conformanceFaults } from '../testing/conformance.js';
import { acceptsFile } from './accepts-file.js';
import { FileDrop } from './file-drop.js';

const pdf = new File(['x'], 'Paper.PDF', { type: 'application/pdf' });
const image = new File(['x'], 'photo.png', { type: 'image/png' });
const props = {
  label: 'Paper file',
  prompt: 'Drop a paper here, or choose one',
  hint: 'PDF or text',
  accept: '.pdf,.doc,.docx,.txt',
};

describe('FileDrop', () => {
  it('passes ref, class, style and data on, and axe finds nothing', async () => {
    const faults = await conformanceFaults({
      render: (p) => <FileDrop {...p} {...props} onFile={() => {}} progress={0.4} />,
    });
    expect(faults).toEqual([]);
  });

  it('is a native file input with the accept list and its help', () => {
    render(<FileDrop {...props} onFile={() => {}} />);
    const input = screen.getByLabelText('Paper file');
    expect(input).toHaveAttribute('type', 'file');
    expect(input).toHaveAttribute('accept', '.pdf,.doc,.docx,.txt');
    expect(input).toHaveAccessibleDescription('PDF or text');
  });

  it('hands on a chosen file, and the same one again', async () => {
    const take = vi.fn();
    render(<FileDrop {...props} onFile={take} />);
    await userEvent.upload(screen.getByLabelText('Paper file'), pdf);
    await userEvent.upload(screen.getByLabelText('Paper file'), pdf);
    expect(take.mock.calls).toEqual([[pdf], [pdf]]);
  });

  it('hands on a dropped file, and tells of one of the wrong kind', () => {
    const take = vi.fn();
    const refuse = vi.fn();
    render(<FileDrop {...props} onFile={take} onRejected={refuse} />);
    const zone = screen.getByText(props.prompt);
    fireEvent.drop(zone, { dataTransfer: { files: [pdf] } });
    fireEvent.drop(zone, { dataTransfer: { files: [image] } });
    fireEvent.drop(zone, { dataTransfer: { files: [] } });
    expect(take.mock.calls).toEqual([[pdf]]);
    expect(refuse.mock.calls).toEqual([[image]]);
  });

  it('shows while a file hovers over it that it may be dropped', () => {
    render(<FileDrop {...props} onFile={() => {}} />);
    const zone = screen.getByText(props.prompt).parentElement!;
    fireEvent.dragOver(zone);
    expect(zone).toHaveAttribute('data-dragging');
    fireEvent.dragLeave(zone);
    expect(zone).not.toHaveAttribute('data-dragging');
  });

  it('takes nothing while it is disabled', () => {
    const take = vi.fn();
    render(<FileDrop {...props} onFile={take} disabled />);
    fireEvent.drop(screen.getByText(props.prompt), { dataTransfer: { files: [pdf] } });
    expect(screen.getByLabelText('Paper file')).toBeDisabled();
    expect(take).not.toHaveBeenCalled();
  });

  it('shows how far it has come, what is known and what is wrong', () => {
    render(
      <FileDrop
        {...props}
        onFile={() => {}}
        progress={0.25}
        progressLabel="Reading"
        error="The file is empty"
        status={<output>Paper.pdf</output>}
      />,
    );
    expect(screen.getByRole('progressbar', { name: 'Reading' })).toHaveAttribute(
      'aria-valuenow',
      '0.25',
    );
    expect(screen.getByRole('status')).toHaveTextContent('Paper.pdf');
    const input = screen.getByLabelText('Paper file');
    expect(input).toHaveAccessibleDescription('PDF or text The file is empty');
    expect(input).toBeInvalid();
  });
});

describe('acceptsFile', () => {
  it('reads endings, types and families, without regard to case', () => {
    expect(acceptsFile('.pdf', pdf)).toBe(true);
    expect(acceptsFile('application/pdf', pdf)).toBe(true);
    expect(acceptsFile('image/*', image)).toBe(true);
    expect(acceptsFile('image/*, .txt', pdf)).toBe(false);
  });

  it('takes every file when nothing is asked', () => {
    expect(acceptsFile('', image)).toBe(true);
  });
});
