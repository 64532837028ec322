export type InquiryRow = {
  id: string;
  inquiry_key: string;
  kind: string;
  language: string;
  created_at: number;
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  details: string;
};
