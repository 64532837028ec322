type Props = { className?: string | undefined };

function Icon({ className, d }: Props & { d: string }) {
  return (
    <svg
      className={className}
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={d} />
    </svg>
  );
}

/** A carrying basket with a bottle's neck. */
export const CartIcon = ({ className }: Props) => (
  <Icon className={className} d="M3 11h18l-2 9H5zM7 11q0-6 5-6t5 6M9 14.5l.5 2.5M15 14.5l-.5 2.5M12 14.5V17" />
);
/** Account. */
export const PersonIcon = ({ className }: Props) => (
  <Icon className={className} d="M12 4a4 4 0 1 1-.1 0M4 21q0-7 8-7t8 7" />
);
/** Menu. */
export const BurgerIcon = ({ className }: Props) => <Icon className={className} d="M3 6.5h18M3 12h18M3 17.5h18" />;
/** Close. */
export const CloseIcon = ({ className }: Props) => <Icon className={className} d="M5 5l14 14M19 5L5 19" />;
/** Remove. */
export const BinIcon = ({ className }: Props) => (
  <Icon className={className} d="M4 7h16M9 7l.5-3h5l.5 3M6 7l1 14h10l1-14M10 11l.3 6M14 11l-.3 6" />
);
/** Onward, to the right. */
export const ArrowIcon = ({ className }: Props) => <Icon className={className} d="M4 12h16M14 6l6 6-6 6" />;
/** Unfold, downward. */
export const ChevronIcon = ({ className }: Props) => <Icon className={className} d="M5 9l7 7 7-7" />;
/** Done. */
export const CheckIcon = ({ className }: Props) => <Icon className={className} d="M4 13l5 5L20 6" />;
/** Telephone. */
export const PhoneIcon = ({ className }: Props) => (
  <Icon className={className} d="M5 3h4l2 5-3 2q2 4 6 6l2-3 5 2v4q0 2-2 2Q5 20 3 5q0-2 2-2z" />
);
/** Mail. */
export const MailIcon = ({ className }: Props) => <Icon className={className} d="M3 5.5h18v13H3zM3 7l9 7 9-7" />;
/** Place. */
export const PinIcon = ({ className }: Props) => (
  <Icon className={className} d="M12 21q-7-7-7-11.5a7 7 0 0 1 14 0Q19 14 12 21zM12 7.5a2.3 2.3 0 1 1-.1 0" />
);
/** Back to the top. */
export const UpIcon = ({ className }: Props) => <Icon className={className} d="M12 20V4M6 10l6-6 6 6" />;
/** Photo sharing. */
export const CameraIcon = ({ className }: Props) => (
  <Icon className={className} d="M3 7h4l2-3h6l2 3h4v13H3zM12 9a4 4 0 1 1-.1 0M18 10h.1" />
);
/** Social network. */
export const ThumbIcon = ({ className }: Props) => (
  <Icon className={className} d="M3 11h4v9H3zM7 12l4-8q3 0 2.5 3L13 10h6q2 0 1.7 2l-1.2 6.5Q19 20 17 20H9l-2-1" />
);
/** A travellers' review site. */
export const OwlIcon = ({ className }: Props) => (
  <Icon
    className={className}
    d="M4 4l4 2q4-2 8 0l4-2-1 6q1 11-7 11T5 10zM9 9a2.5 2.5 0 1 1-.1 0M15 9a2.5 2.5 0 1 1-.1 0M9 11.5h.1M15 11.5h.1M11 14.5l1 1.5 1-1.5M10 19l2-1 2 1"
  />
);

/** Ways of paying by card, in our own hand: two discs that overlap, and a card without words. */
export function CardMarkIcons({ className }: Props) {
  return (
    <svg className={className} width="84" height="24" viewBox="0 0 84 24" aria-hidden>
      <path
        fill="var(--paper)"
        stroke="currentColor"
        strokeWidth="1.2"
        d="M3 1h32l2 2v18l-2 2H3l-2-2V3zM49 1h32l2 2v18l-2 2H49l-2-2V3z"
      />
      <path fill="none" stroke="var(--soil)" strokeWidth="2" d="M15 6a6 6 0 1 1-.1 0M23 6a6 6 0 1 1-.1 0" />
      <path fill="currentColor" d="M47 6h36v4H47z" />
      <path fill="none" stroke="currentColor" strokeWidth="1.8" strokeDasharray="5 2" d="M51 15h20M51 19h10" />
    </svg>
  );
}
