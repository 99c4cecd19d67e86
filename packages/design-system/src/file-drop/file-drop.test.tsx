import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { findConformanceProblems } from '../testing/conformance.js';
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
  it('forwards ref, class, style and data attributes, and has no axe violations', async () => {
    const faults = await findConformanceProblems({
      render: (p) => <FileDrop {...p} {...props} onFile={() => {}} progress={0.4} />,
    });
    expect(faults).toEqual([]);
  });

  it('is a native file input with accept list and description', () => {
    render(<FileDrop {...props} onFile={() => {}} />);
    const input = screen.getByLabelText('Paper file');
    expect(input).toHaveAttribute('type', 'file');
    expect(input).toHaveAttribute('accept', '.pdf,.doc,.docx,.txt');
    expect(input).toHaveAccessibleDescription('PDF or text');
  });

  it('passes on a selected file, also the same one again', async () => {
    const take = vi.fn();
    render(<FileDrop {...props} onFile={take} />);
    await userEvent.upload(screen.getByLabelText('Paper file'), pdf);
    await userEvent.upload(screen.getByLabelText('Paper file'), pdf);
    expect(take.mock.calls).toEqual([[pdf], [pdf]]);
  });

  it('passes on a dropped file and rejects the wrong type', () => {
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

  it('passes on several files together, without those of another type', async () => {
    const take = vi.fn();
    const refuse = vi.fn();
    render(<FileDrop {...props} onFiles={take} onRejected={refuse} />);
    const text = new File(['x'], 'notes.txt', { type: 'text/plain' });
    expect(screen.getByLabelText('Paper file')).toHaveAttribute('multiple');
    await userEvent.upload(screen.getByLabelText('Paper file'), [pdf, text]);
    const files = [pdf, image, text];
    fireEvent.drop(screen.getByText(props.prompt), { dataTransfer: { files } });
    expect(take.mock.calls).toEqual([[[pdf, text]], [[pdf, text]]]);
    expect(refuse.mock.calls).toEqual([[image]]);
  });

  it('is highlighted while a file is dragged over it', () => {
    render(<FileDrop {...props} onFile={() => {}} />);
    const zone = screen.getByText(props.prompt).parentElement!;
    fireEvent.dragOver(zone);
    expect(zone).toHaveAttribute('data-dragging');
    fireEvent.dragLeave(zone);
    expect(zone).not.toHaveAttribute('data-dragging');
  });

  it('accepts no file while it is disabled', () => {
    const take = vi.fn();
    render(<FileDrop {...props} onFile={take} disabled />);
    fireEvent.drop(screen.getByText(props.prompt), { dataTransfer: { files: [pdf] } });
    expect(screen.getByLabelText('Paper file')).toBeDisabled();
    expect(take).not.toHaveBeenCalled();
  });

  it('shows progress, status and error', () => {
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
  it('matches extensions, types and wildcards, ignoring case', () => {
    expect(acceptsFile('.pdf', pdf)).toBe(true);
    expect(acceptsFile('application/pdf', pdf)).toBe(true);
    expect(acceptsFile('image/*', image)).toBe(true);
    expect(acceptsFile('image/*, .txt', pdf)).toBe(false);
  });

  it('accepts every file if the list is empty', () => {
    expect(acceptsFile('', image)).toBe(true);
  });
});
